import { type GivenId, isolated, type Redeem, type TopUp } from '@arena/shared/contract';
import { rowSearch } from '@arena/shared/platform';
import { type ExportColumn, type DataColumn, type PendingRow } from '@arena/shared/ui';
import type { DecisionOperation } from './requests.operations';
import type { RequestSource } from './requests.queries';
import type { Decision } from './requests.status';
import * as t from './common.messages';

/** The common part of top-ups and redeem requests. */
export type MoneyRequest = Pick<TopUp, keyof TopUp & keyof Redeem>;

/** Shown above the rows until dismissed or the request is decided. */
export interface Problem {
  readonly id: GivenId;
  readonly decision: Decision;
  readonly title: string;
  readonly message: string;
  /** The server's message, when `message` adds the request's state to it. */
  readonly serverMessage?: string;
  /** The outcome is unknown and can be checked again. */
  readonly unknown: boolean;
}

export interface RowDetail {
  /** The decision being sent, or the one made elsewhere. */
  readonly decision?: Decision | null;
  readonly problem?: Problem;
}

export interface RequestRow<R extends MoneyRequest = MoneyRequest> extends PendingRow<R, RowDetail> {
  /** Why the request may have been sent twice. */
  readonly duplicate?: string;
}

export interface RequestKind<R extends MoneyRequest> extends RequestSource<R> {
  /** Starts a sentence: "Request", "Redeem request". */
  readonly title: string;
  /** Used in questions: "this topup". */
  readonly noun: string;
  /** Used in counts. */
  readonly plural: string;
  readonly idLabel: string;
  /** A sentence that says what the decision does. */
  consequence(request: R, decision: Decision): string;
  consequenceOfAll(amount: string, decision: Decision): string;
  facts(request: R): readonly { readonly label: string; readonly value: string | null }[];
  readonly decide: DecisionOperation;
  historyOf(id: GivenId): string;
  /** Without the decision column. */
  readonly columns: readonly DataColumn<RequestRow<R>>[];
  /** Columns and file name prefix of an export. */
  readonly exported: readonly ExportColumn<R>[];
  readonly fileName: string;
}

/** Requests without an id are identified by their position. */
export const keyOf = ({ id }: MoneyRequest, place: number): string => (id === null ? `no-id-${place}` : String(id));

/** The best known name of the requester. */
export const personOf = ({ user }: MoneyRequest): string =>
  isolated(user?.name ?? user?.email ?? user?.mobile ?? (user?.id == null ? t.anUnknownUser : t.userWithId(user.id)));

/** The searched text (part 1 §5, part 2 §2). One part a line, so that no match spans two. */
export const REQUEST_SEARCH = rowSearch(({ item: { id, user } }: { readonly item: MoneyRequest }) =>
  [user?.name, user?.email, user?.mobile, id].join('\n'),
);

/** The common columns, with the kind's own after the amount. Times are in platform time. */
export const exportColumns = <R extends MoneyRequest>(own: readonly ExportColumn<R>[]): readonly ExportColumn<R>[] => [
  { header: t.requestId, value: ({ id }) => id },
  { header: t.amount, kind: 'amount', value: ({ amount }) => amount },
  ...own,
  { header: t.status, value: ({ status }) => status },
  { header: t.user, value: ({ user }) => user?.name ?? null },
  { header: t.userId, value: ({ user }) => user?.id ?? null },
  { header: t.email, value: ({ user }) => user?.email ?? null },
  { header: t.mobile, value: ({ user }) => user?.mobile ?? null },
  { header: t.requestedAt, kind: 'time', value: ({ requestedAt }) => requestedAt },
  { header: t.decidedAt, kind: 'time', value: ({ decidedAt }) => decidedAt },
  { header: t.decidedBy, value: ({ decidedBy }) => decidedBy },
];
