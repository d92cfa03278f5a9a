/** An answer that is no success: its status, and a sentence that says what to do next. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
