import { Button, color, FactList, formatCount, formatMoney, FormDialog, Money, ordered, styled } from '@arena/shared/ui';
import type { BulkQuestion, BulkRow } from './bulk';
import { type MoneyRequest, personOf, type RequestKind } from './request';
import { DECISIONS } from './requests.status';
import { totalsOf, totalsText } from './totals';
import * as t from './dialogs.messages';

const Note = styled('small')({ display: 'block', fontSize: '0.75rem', lineHeight: '1.125rem', fontWeight: 400, color: color.wait });
const Consequence = styled('p')({ color: color.muted, marginBottom: 14 });

interface BulkDialogProps {
  readonly kind: Pick<RequestKind<MoneyRequest>, 'consequenceOfAll' | 'plural'>;
  readonly question: BulkQuestion;
  readonly rows: readonly BulkRow<MoneyRequest>[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** One question for several requests. Enter confirms. */
export function BulkDialog({ kind, question: { decision }, rows, onConfirm, onCancel }: BulkDialogProps) {
  const included = rows.flatMap(({ item, isAlone }) => (isAlone ? [] : [item]));
  const totals = totalsOf(included);
  const { title, tone, verb } = DECISIONS[decision];
  return (
    <FormDialog
      open
      title={title}
      description={t.decideAllQuestion(verb, totalsText(totals, totals.count))}
      onClose={onCancel}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button
            autoFocus
            tone={tone}
            solid
            disabled={totals.count === 0}
            // Holding the key that opened the dialog must not confirm it.
            onKeyDown={(event: React.KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined)}
            onClick={onConfirm}
          >
            {t.decideCount(verb, formatCount(totals.count))}
          </Button>
        </>
      }
    >
      <Consequence>{kind.consequenceOfAll(formatMoney(totals.sum), decision)}</Consequence>
      {/* Focusable, so that the arrow keys scroll a long list. */}
      <div role="group" aria-label={kind.plural} tabIndex={0}>
        <FactList
          items={ordered(rows, ({ notes }) => Number(notes.length === 0), false).map(({ item, notes }) => ({
            label: t.personAndId(personOf(item), item.id),
            value: [<Money key="amount" value={item.amount} />, ...notes.map((note) => <Note key={note}>{note}</Note>)],
          }))}
        />
      </div>
    </FormDialog>
  );
}
