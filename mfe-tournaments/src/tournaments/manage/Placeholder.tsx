import { color, Panel, styled } from '@arena/shared/ui';
import * as t from './manage.messages';

const Reason = styled('p')({ color: color.muted, marginTop: 8 });

/** The specification shows only the tournament's id here. */
export function Placeholder({ tournamentId, what }: { readonly tournamentId: number; readonly what: string }) {
  return (
    <Panel>
      <p>{t.tournamentIdIs(tournamentId)}</p>
      <Reason>{t.notSupported(what)}</Reason>
    </Panel>
  );
}
