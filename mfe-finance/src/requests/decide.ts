import { type DecisionAnswer, type GivenId, type RequestState, requestStateOf } from '@arena/shared/contract';
import { joinSentences, serverMessageOf, ApiError, exclusively, messageOf, platform } from '@arena/shared/platform';
import { type Decision, elsewhere, fromHere } from './decisions';
import { type DecisionIntent, decisionAction, isUnanswered, keyOfNext, storedDecision, writeDecision } from './intents';
import type { RequestKind } from './kind';
import { howDecided, isPendingNow } from './lists';
import { type MoneyRequest, personOf } from './request';

/*
 * One decision per request, whatever happens. It is made under a lock over all tabs, written down before it is sent, and
 * sent only while the server shows the request as pending:
 *
 *   server keeps the first decision | before it is sent               | after no answer (timeout, network, 5xx)
 *   --------------------------------+---------------------------------+------------------------------------------
 *   yes (`idempotency-key`)         | nothing more: a second decision | the lists are read: done, gone, or still
 *                                   | is refused                      | pending and safe to send under its key
 *   no (a bare backend)             | the pending list is read afresh | the lists are read: done, gone, or still
 *                                   |                                 | pending, and the next question warns
 */

export type Outcome =
  /** The request is decided so, by this decision. `said`: the server's words, where it answered with an error all the same. */
  | { readonly kind: 'done'; readonly said?: string | null }
  /** It is decided, but not by this decision. `message` is the server's own, null when none was sent. */
  | { readonly kind: 'gone'; readonly state: RequestState | null; readonly message: string | null }
  /** The server refused, and the request is pending still. */
  | { readonly kind: 'refused'; readonly message: string; readonly signedOut: boolean }
  /** No success was answered; by the server's list it is pending still. */
  | { readonly kind: 'unanswered'; readonly message: string }
  /** No success was answered, and what became of it cannot be read. */
  | { readonly kind: 'unsure'; readonly message: string }
  /** Nothing was sent, and why. */
  | { readonly kind: 'unsent'; readonly message: string };

export const UNREAD = 'Whether this request is still pending could not be read, so nothing was sent. Try again.';
export const UNWRITTEN =
  'This browser does not let the console store anything, so a second decision could not be prevented. Nothing was sent. Allow site data for this address and try again.';
export const NOWHERE = 'No list that could be read has it now';
export const NEWS = 'A decision for this request was sent from another tab meanwhile. Nothing was sent from here; try again.';

async function afterNoAnswer<R extends MoneyRequest>(
  kind: RequestKind<R>,
  id: GivenId,
  intent: DecisionIntent,
  error: unknown,
): Promise<Outcome> {
  const [message, said] = [messageOf(error), serverMessageOf(error)];
  const action = decisionAction(kind.name, id);
  writeDecision(action, { ...intent, state: 'unknown' });
  const pending = await isPendingNow(kind, id);
  if (pending === true) return { kind: 'unanswered', message };
  const state = pending === null ? null : await howDecided(kind, id);
  if (state === null) return { kind: 'unsure', message };
  const mine = state === intent.detail.decision;
  writeDecision(action, { ...intent, state: mine ? 'done' : 'refused' });
  if (mine) return said === null ? { kind: 'done' } : { kind: 'done', said };
  return { kind: 'gone', state, message: said === null ? null : joinSentences(said, elsewhere(state)) };
}

async function afterRefusal<R extends MoneyRequest>(kind: RequestKind<R>, id: GivenId, error: ApiError): Promise<Outcome> {
  const message = messageOf(error);
  if (error.kind === 'not-found') return { kind: 'gone', state: null, message };
  // A refusal may mean that a colleague was faster, or that the balance is too small: the pending list knows.
  const pending = error.kind === 'refused' ? await isPendingNow(kind, id) : true;
  if (pending === false) return { kind: 'gone', state: null, message };
  return { kind: 'refused', message, signedOut: error.kind === 'unauthorized' };
}

/** What an answer means: a server that kept an earlier decision tells that one. */
function afterAnswer(answer: DecisionAnswer, decision: Decision, again: boolean): Outcome {
  const state = requestStateOf(answer.status);
  const other = state !== null && state !== 'PENDING' && state !== decision;
  // The same key sent again is told its own first outcome; under a new key an earlier decision is a colleague's.
  return other || (answer.alreadyDecided && !again)
    ? { kind: 'gone', state: state ?? decision, message: answer.message }
    : { kind: 'done' };
}

async function send<R extends MoneyRequest>(
  kind: RequestKind<R>,
  id: GivenId,
  intent: DecisionIntent,
  again: boolean,
  keepsFirst: boolean,
): Promise<Outcome> {
  const action = decisionAction(kind.name, id);
  const { decision } = intent.detail;
  try {
    const answer = await kind.send(decision, id, keepsFirst ? { idempotencyKey: intent.key } : {});
    const outcome = afterAnswer(answer, decision, again);
    writeDecision(action, { ...intent, state: outcome.kind === 'done' ? 'done' : 'refused' });
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError) || error.outcomeUnknown) return afterNoAnswer(kind, id, intent, error);
    writeDecision(action, { ...intent, state: 'refused' });
    return afterRefusal(kind, id, error);
  }
}

async function underLock<R extends MoneyRequest>(
  kind: RequestKind<R>,
  request: R,
  id: GivenId,
  decision: Decision,
  seen: DecisionIntent | null,
): Promise<Outcome> {
  const action = decisionAction(kind.name, id);
  const stored = storedDecision(action);
  // The person agreed to what was known when the question was asked. A decision of another tab since then is news.
  if (stored !== seen && stored?.state === 'done') {
    if (stored.key !== seen?.key) return { kind: 'gone', state: stored.detail.decision, message: null };
    return arrived(stored.detail.decision, decision);
  }
  if (stored !== seen && isUnanswered(stored)) return { kind: 'unsent', message: NEWS };

  const keepsFirst = platform().capabilities.has('idempotency-key');
  if (!keepsFirst) {
    const pending = await isPendingNow(kind, id);
    if (pending === null) return { kind: 'unsent', message: UNREAD };
    if (!pending) return goneBefore(kind, id, decision, stored);
  }
  const intent: DecisionIntent = {
    key: keyOfNext(stored, decision),
    state: 'sending',
    detail: { decision, amount: request.amount, person: personOf(request) },
    at: Date.now(),
  };
  if (!writeDecision(action, intent)) return { kind: 'unsent', message: UNWRITTEN };
  return send(kind, id, intent, intent.key === stored?.key, keepsFirst);
}

/** An earlier decision of ours, without an answer until now, has happened. */
const arrived = (earlier: Decision, decision: Decision): Outcome =>
  earlier === decision ? { kind: 'done' } : { kind: 'gone', state: earlier, message: fromHere(earlier) };

/** Not pending any more before anything was sent now: by an earlier decision of ours without an answer, or by somebody else. */
async function goneBefore<R extends MoneyRequest>(
  kind: RequestKind<R>,
  id: GivenId,
  decision: Decision,
  stored: DecisionIntent | null,
): Promise<Outcome> {
  const state = await howDecided(kind, id);
  if (!isUnanswered(stored)) return { kind: 'gone', state, message: null };
  // It may well be ours: nobody else is named before a list says so.
  if (state === null) return { kind: 'unsure', message: NOWHERE };
  const mine = state === stored.detail.decision;
  writeDecision(decisionAction(kind.name, id), { ...stored, state: mine ? 'done' : 'refused' });
  return mine ? arrived(state, decision) : { kind: 'gone', state, message: null };
}

const WAIT_MS = 250;

/** Under the lock of a request. While another tab of this browser decides the same request, its outcome is waited for. */
async function inTurn<T>(action: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const held = await exclusively(action, work);
    if (held !== null) return held.result;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** Decides one request, at most once. `seen`: the earlier decision that the person knew of when agreeing to this one. */
export function decide<R extends MoneyRequest>(
  kind: RequestKind<R>,
  request: R & { readonly id: GivenId },
  decision: Decision,
  seen: DecisionIntent | null,
): Promise<Outcome> {
  return inTurn(decisionAction(kind.name, request.id), () => underLock(kind, request, request.id, decision, seen));
}

/** Finds out what became of a decision without an answer. Sends nothing; null while nobody can tell. */
export function settle<R extends MoneyRequest>(kind: RequestKind<R>, id: GivenId): Promise<Outcome | null> {
  const action = decisionAction(kind.name, id);
  return inTurn(action, async () => {
    const stored = storedDecision(action);
    if (stored === null) return null;
    const { decision } = stored.detail;
    // Answered meanwhile: whoever sent it, or another tab that looked, knows already.
    if (stored.state === 'done') return { kind: 'gone', state: decision, message: fromHere(decision) };
    const pending = await isPendingNow(kind, id);
    if (pending !== false) return pending === true ? { kind: 'unanswered', message: '' } : null;
    const outcome = await goneBefore(kind, id, decision, stored);
    return outcome.kind === 'unsure' ? null : outcome;
  });
}
