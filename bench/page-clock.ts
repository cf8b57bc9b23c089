// Text, because it runs in the page: this side knows no DOM. A thing is there when it has been painted. It is looked for
// when the page has changed, not in every frame, so that waiting costs nothing; what is in the page and hidden is not there.
// Marks lie where the times begin and end.
export const CLOCK = `
  window.begin = () => (performance.mark('bench-from'), performance.now());
  window.painted = (isThere, from) => new Promise((resolve) => {
    const isSeen = () => {
      if (!isThere()) return false;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark('bench-to');
          resolve(performance.now() - from());
        };
        port2.postMessage(0);
      });
      return true;
    };
    if (isSeen()) return;
    const observer = new MutationObserver(() => isSeen() && observer.disconnect());
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  const isSaid = (text) => (one) => one.textContent.includes(text) && one.checkVisibility();
  window.says = (text) => () => [...document.querySelectorAll('article')].some(isSaid(text));
  // Work counts from the moment in which the mouse goes down, time from the one in which it lets go.
  window.letGo = 0;
  addEventListener('pointerdown', () => begin(), true);
  addEventListener('click', ({ timeStamp }) => (letGo = timeStamp), true);
  window.keys = [];
  addEventListener('keydown', ({ timeStamp }) => {
    begin();
    void painted(() => true, () => timeStamp).then((ms) => keys.push(ms));
  }, true);
  window.heard = 0;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('newMessage')) window.heard = begin();
      });
    }
  };`;
