import type { ReactNode } from 'react';
import type { JournalEntry, Outcome } from '@arena/shared/platform';
import { Banner, Button } from '@arena/shared/ui/core';
import * as t from './form.messages';

/** The part of `useOperation` that the notice needs. */
interface Creating<D> {
  readonly phase: string;
  readonly outcome: Outcome<D> | null;
  readonly reconciled: Outcome<D> | null;
  readonly entry: Pick<JournalEntry<D>, 'state' | 'detail'> | null;
}

interface Lines {
  readonly title: string;
  readonly text?: string;
}

/** The texts of a `CreationNotice`. */
export interface CreationWords<D> {
  /** What is created: `room`. */
  readonly noun: string;
  readonly verb: 'added' | 'created';
  /** An earlier request is unanswered. */
  readonly leftover: (sent: D) => Lines;
  /** The earlier request succeeded; the form has another one. */
  readonly found: (sent: D) => Lines;
  /** The title of a failure, by default the server's message. */
  readonly failed?: string;
  readonly created?: string;
}

interface CreationNoticeProps<D> {
  readonly creating: Creating<D>;
  readonly words: CreationWords<D>;
  /** Checks whether the unanswered request succeeded. */
  readonly onCheck: () => void;
}

const maybe = t.mayExist;
const sentence = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/**
 * Shows the outcome of a creation, or of an earlier unanswered one, above the form's fields. `creating` is the result of `useOperation`.
 */
export function CreationNotice<D>({ creating, words, onCheck }: CreationNoticeProps<D>) {
  const { phase, outcome, reconciled, entry } = creating;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel={t.checking} onClick={onCheck}>
      {t.checkTheList}
    </Button>
  );
  if (outcome !== null) return <OutcomeNotice outcome={outcome} words={words} check={check} />;
  if (reconciled?.kind === 'unanswered') return <Banner tone="info" title={t.notInList(words.noun)} />;
  if (reconciled?.kind === 'unknown') return <Unread message={reconciled.message} check={check} />;
  if (reconciled?.kind === 'done') {
    const { title, text } = words.found(reconciled.record);
    return (
      <Banner tone="done" title={title}>
        {sentence(text, t.changesNotSent)}
      </Banner>
    );
  }
  if (entry === null || (entry.state !== 'sending' && entry.state !== 'unknown') || phase === 'sending') return null;
  const { title, text } = words.leftover(entry.detail);
  return (
    <Banner tone="wait" title={title} action={check}>
      {sentence(text, maybe(words.noun))}
    </Banner>
  );
}

const Unread = ({ message, check }: { readonly message: string; readonly check: ReactNode }) => (
  <Banner tone="wait" title={t.listFailed} action={check}>
    {message}
  </Banner>
);

interface OutcomeNoticeProps<D> {
  readonly outcome: Outcome<D>;
  readonly words: CreationWords<D>;
  readonly check: ReactNode;
}

function OutcomeNotice<D>({ outcome, words, check }: OutcomeNoticeProps<D>) {
  switch (outcome.kind) {
    case 'done':
      return words.created === undefined ? null : <Banner tone="done" title={words.created} />;
    case 'superseded':
      return <Banner tone="wait" title={t.doneElsewhere(words.noun, words.verb)} />;
    case 'refused':
      if (words.failed === undefined) return <Banner tone="refused" title={outcome.message} />;
      return (
        <Banner tone="refused" title={words.failed}>
          {sentence(outcome.message, ...Object.entries(outcome.fields).map(([field, problem]) => `${field}: ${problem}`))}
        </Banner>
      );
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={words.failed ?? outcome.message} action={check}>
          {words.failed === undefined ? maybe(words.noun) : sentence(`${outcome.message}.`, maybe(words.noun))}
        </Banner>
      );
    case 'not-sent':
      if (outcome.reason !== 'unread') return <Banner tone="refused" title={outcome.message} />;
      return <Unread message={outcome.message} check={check} />;
    case 'cancelled':
      return null;
  }
}
