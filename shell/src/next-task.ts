/** Runs something in the page's next task, after what a person does meanwhile. A timer of no milliseconds comes later than that. */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}
