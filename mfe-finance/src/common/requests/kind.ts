import type { CsvColumn } from '@arena/shared/ui';
import type { DecisionOperation } from './requests.operations';
import type { Decision } from './requests.status';
import type { RequestSource } from './requests.queries';
import type { MoneyRequest } from './request';

/** What tells top-ups and redeem requests apart: their calls and their words. Everything else is done once for both. */
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
  /** What is shown of a request besides its amount and its person. */
  facts(request: R): readonly { readonly label: string; readonly value: string | null }[];
  readonly decide: DecisionOperation;
  /** Of a file that is exported, and how its name begins. */
  readonly csv: readonly CsvColumn<R>[];
  readonly fileName: string;
}
