import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { color, font, media } from '../tokens';

/** The id of the page's heading, which the shell focuses after navigation. */
export const PAGE_TITLE_ID = 'page-title';

const Root = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: 16,
  marginBottom: 24,
  [media.phone]: { flexDirection: 'column', alignItems: 'stretch', marginBottom: 20 },
});
const Words = styled('div')({ minWidth: 0 });
// Compensates the padding of a ghost button, so that its text lines up with the title.
const Back = styled('div')({ margin: '-4px 0 6px -10px' });
const Title = styled('h1')({
  font: `680 1.5rem/1.875rem ${font.display}`,
  fontStretch: '108%',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});
const Sentence = styled('p')({ color: color.muted, marginTop: 4, maxWidth: '72ch' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, flex: 'none' });

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One sentence. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the title: a `BackLink`. */
  readonly back?: ReactNode;
  readonly id?: string;
}

/**
 * The header of every screen: heading, one sentence and actions.
 * @example <PageHeader title="Rooms" subtitle="Matches and their payouts" actions={<Button>Create room</Button>} />
 */
export function PageHeader({ title, subtitle, actions, back, id = PAGE_TITLE_ID }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {back ? <Back>{back}</Back> : null}
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        {subtitle ? <Sentence>{subtitle}</Sentence> : null}
      </Words>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
