import { color, Panel, styled } from '@arena/shared/ui';

const Reason = styled('p')({ color: color.muted, marginTop: 8 });

/** The specification shows only the tournament's id here. */
export function Placeholder({ tournamentId, what }: { readonly tournamentId: number; readonly what: string }) {
  return (
    <Panel>
      <p>Tournament ID: {tournamentId}</p>
      <Reason>{what} is not available yet: this backend doesn’t support it.</Reason>
    </Panel>
  );
}
