import type { Capability, DecisionAnswer, GivenId, RequestState } from '@arena/shared/contract';
import type { CallOptions } from '@arena/shared/platform';
import type { CsvColumn } from '../common/csv';
import type { Decision } from './decisions';
import type { MoneyRequest } from './request';

/** The paging parameters of the wire. */
export interface Slice {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** What tells top-ups and redeem requests apart: their calls and their words. Everything else is done once for both. */
export interface RequestKind<R extends MoneyRequest> {
  /** As live changes, the cache and the written-down intents call it. */
  readonly name: 'topup' | 'redeem';
  /** In a message about one of them, at the start of a sentence: "Request", "Redeem request". */
  readonly title: string;
  /** In a question about one of them: "this topup". */
  readonly noun: string;
  /** In a count of them. */
  readonly plural: string;
  readonly idLabel: string;
  /** What the decision does to whose money, in a sentence. */
  consequence(request: R, decision: Decision): string;
  /** What is told about a request besides its amount and its person. */
  facts(request: R): readonly { readonly label: string; readonly value: string | null }[];
  /** One slice of a list; `null` asks for the whole list, as the specification has it. */
  read(state: RequestState, slice: Slice | null, signal?: AbortSignal): Promise<readonly R[]>;
  /** What a backend announces whose lists can be had in slices. */
  readonly slices: Capability;
  send(decision: Decision, id: GivenId, options: CallOptions): Promise<DecisionAnswer>;
  /** Of a file that is exported, and how its name begins. */
  readonly csv: readonly CsvColumn<R>[];
  readonly fileName: string;
}
