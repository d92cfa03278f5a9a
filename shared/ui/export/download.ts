const REVOKE_AFTER_MS = 60_000;

/** Saves a file from the browser. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
