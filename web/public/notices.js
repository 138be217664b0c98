// Shows a notice that it is one's turn, where browsers ask for a worker to do it. It keeps nothing and answers no request:
// every page and every call comes from the server, as if this were not here.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data.path, location.origin).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => page.url.split("?")[0] === wanted);
    return open ? open.focus() : self.clients.openWindow(wanted);
  };
  event.waitUntil(show());
});
