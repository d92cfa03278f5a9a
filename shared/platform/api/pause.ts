/** Lets the browser paint, and answer keys, before some long work goes on. Not a timer: those wait for 4 ms when they are nested. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
