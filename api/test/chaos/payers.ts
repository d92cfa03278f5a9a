import { randomUUID } from 'node:crypto';

/** The outcomes of the calls of a round. */
export interface Tally {
  /** Approvals that were answered with 200, each at last. */
  approved: number;
  /** 503 with a sentence. */
  unavailable: number;
  /** Any other refusal or failure: there is no reason for one. */
  complaints: string[];
  /** No answer: a connection that was refused or cut off. */
  unanswered: number;
  /** The longest time without an approval. */
  longestGapMs: number;
}

export interface Load {
  /** The servers' addresses, looked up for each call: a server that died comes back at another address. */
  readonly servers: () => readonly string[];
  readonly authorization: string;
  readonly topUps: readonly number[];
  readonly deadline: number;
  readonly onApproved: (count: number) => void;
}

const CONCURRENCY = 8;
const CALL_WITHIN_MS = 20_000;
/** A user clicks twice, or sends the same request from a second tab. */
const SENT_TWICE = 0.1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Approves every top-up as the console does: one key each, and the same call again as long as its outcome is unknown. */
export async function payAll({ servers, authorization, topUps, deadline, onApproved }: Load): Promise<Tally> {
  const tally: Tally = { approved: 0, unavailable: 0, complaints: [], unanswered: 0, longestGapMs: 0 };
  let last = Date.now();
  const note = (text: string) => void (tally.complaints.length < 5 && tally.complaints.push(text));

  /** Whether the call is answered for good. */
  const send = async (id: number, key: string): Promise<boolean> => {
    const all = servers();
    const base = all[Math.floor(Math.random() * all.length)] ?? '';
    try {
      const headers = { authorization, 'idempotency-key': key };
      const answer = await fetch(`${base}/topup/${id}/approve`, { method: 'PUT', headers, signal: AbortSignal.timeout(CALL_WITHIN_MS) });
      const body = (await answer.json()) as { message?: string; status?: string };
      if (answer.status === 200 && body.status === 'APPROVED') return true;
      if (answer.status === 503 && /\.$/.test(body.message ?? '')) tally.unavailable++;
      else note(`${answer.status} ${JSON.stringify(body)}`);
    } catch {
      tally.unanswered++;
    }
    return false;
  };

  const approve = async (id: number) => {
    const key = randomUUID();
    for (let wait = 50; Date.now() < deadline; wait = Math.min(wait * 2, 800)) {
      const copies = Math.random() < SENT_TWICE ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: copies }, () => send(id, key)));
      if (answers.includes(true)) break;
      await pause(wait);
    }
    if (Date.now() >= deadline) return note(`Top-up ${id} was not approved in time`);
    tally.longestGapMs = Math.max(tally.longestGapMs, Date.now() - last);
    last = Date.now();
    onApproved(++tally.approved);
  };

  const waiting = [...topUps];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await approve(id);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return tally;
}
