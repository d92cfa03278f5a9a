/** The body of an answer, which `fetch` has unpacked. Rejects as soon as there are more than `most` bytes of it. */
export async function bodyOf(answer: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > most) throw new Error(`${answer.url} sends more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
