import type { GivenId, LocalDateTime, Requester } from '@arena/shared/contract';
import { rowSearch } from '@arena/shared/platform';
import { type CsvColumn, type DataColumn, type PendingRow } from '@arena/shared/ui';
import type { DecisionOperation } from './requests.operations';
import type { RequestSource } from './requests.queries';
import type { Decision } from './requests.status';

/** What top-ups and redeem requests have in common: money that a player asks to be moved. */
export interface MoneyRequest {
  readonly id: GivenId | null;
  /** Currency units. */
  readonly amount: number | null;
  /** The backend's word, in any case; see `requestStateOf`. */
  readonly status: string | null;
  readonly user: Requester | null;
  readonly requestedAt: LocalDateTime | null;
  readonly decidedAt: LocalDateTime | null;
  readonly decidedBy: string | null;
}

/** A decision that failed, shown above the rows until it is dismissed or the request is decided. */
export interface Problem {
  readonly id: GivenId;
  readonly decision: Decision;
  readonly title: string;
  readonly message: string;
  /** The server's words, where `message` adds the state of the request to them. */
  readonly serverMessage?: string;
  /** The outcome is unknown; the lists can be read again. */
  readonly unknown: boolean;
}

export interface RowDetail {
  /** The decision that is being sent, or that was made elsewhere. */
  readonly decision?: Decision | null;
  readonly problem?: Problem;
}

export interface RequestRow<R extends MoneyRequest = MoneyRequest> extends PendingRow<R, RowDetail> {
  /** Why the request may have been sent twice. */
  readonly duplicate?: string;
}

/** What differs between top-ups and redeem requests: their calls, columns and words. */
export interface RequestKind<R extends MoneyRequest> extends RequestSource<R> {
  /** In a message about one of them, at the start of a sentence: "Request", "Redeem request". */
  readonly title: string;
  /** In a question about one of them: "this topup". */
  readonly noun: string;
  /** In a count of them. */
  readonly plural: string;
  readonly idLabel: string;
  /** What the decision does to whose money, in a sentence. */
  consequence(request: R, decision: Decision): string;
  /** Facts in the dialog, next to the amount and the user. */
  facts(request: R): readonly { readonly label: string; readonly value: string | null }[];
  readonly decide: DecisionOperation;
  historyOf(id: GivenId): string;
  /** All but the decisions. */
  readonly columns: readonly DataColumn<RequestRow<R>>[];
  /** Of an exported file, and how its name begins. */
  readonly csv: readonly CsvColumn<R>[];
  readonly fileName: string;
}

/** The name of a request on the screen; one without an id has only its place. */
export const keyOf = ({ id }: MoneyRequest, place: number): string => (id === null ? `no-id-${place}` : String(id));

/** The best name that is known of the user who asks. */
export const personOf = ({ user }: MoneyRequest): string =>
  user?.name ?? user?.email ?? user?.mobile ?? (user?.id == null ? 'an unknown user' : `user ${user.id}`);

/** The text that a search looks into (part 1 §5, part 2 §2). Each part is on its own line: no match spans two. */
export const REQUEST_SEARCH = rowSearch(({ item: { id, user } }: { readonly item: MoneyRequest }) =>
  [user?.name, user?.email, user?.mobile, id].map((part) => part ?? '').join('\n'),
);

/** The columns of an export: those of all requests, with a kind's own after the amount. Times are the platform's. */
export const csvColumns = <R extends MoneyRequest>(own: readonly CsvColumn<R>[]): readonly CsvColumn<R>[] => [
  { header: 'Request ID', value: ({ id }) => id },
  { header: 'Amount', value: ({ amount }) => amount },
  ...own,
  { header: 'Status', value: ({ status }) => status },
  { header: 'User', value: ({ user }) => user?.name ?? null },
  { header: 'User ID', value: ({ user }) => user?.id ?? null },
  { header: 'Email', value: ({ user }) => user?.email ?? null },
  { header: 'Mobile', value: ({ user }) => user?.mobile ?? null },
  { header: 'Requested at', value: ({ requestedAt }) => requestedAt },
  { header: 'Decided at', value: ({ decidedAt }) => decidedAt },
  { header: 'Decided by', value: ({ decidedBy }) => decidedBy },
];
