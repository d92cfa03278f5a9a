/** Catches the files that the browser would save from now on. jsdom has no object URLs. */
export function catchDownloads() {
  const files: { readonly name: string; readonly text: () => Promise<string> }[] = [];
  let last: Blob | null = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((last = blob), 'blob:test'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = last?.arrayBuffer();
    // `Blob.text()` would swallow the mark at the beginning.
    files.push({ name: this.download, text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes) });
  });
  return files;
}
