/** A notice when it is one's turn and the page lies in the background: only for who has switched it on, where the browser allows it. */

import { settings, updateSettings } from "./settings.svelte";

const WORKER = "/notices.js";
const ICON = "/icon-192.png";

/** Whether this browser could show one; a page that does not come over a safe line cannot. */
export const canNotify = (): boolean => "Notification" in globalThis && "serviceWorker" in navigator;

/** Switch it on, which asks the person; or off. */
export async function setNotices(wish: boolean): Promise<void> {
  const allowed = wish && canNotify() && (await Notification.requestPermission()) === "granted";
  if (allowed) await navigator.serviceWorker.register(WORKER);
  updateSettings({ notices: allowed });
}

/** Tell it, unless the page is being looked at. One notice a page: a newer one takes the place of the older. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.register(WORKER);
  await worker.showNotification(title, { body, tag: path, icon: ICON, data: { path } });
}
