import { color, font, media, Panel, styled } from '@arena/shared/ui';
import type { ReactNode } from 'react';
import { PlainFrame } from '../layout/PlainFrame';

const Card = styled(Panel)({
  width: '100%',
  maxWidth: 400,
  padding: 28,
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  boxShadow: color.shadow,
  [media.phone]: { padding: 20 },
});
const Title = styled('h1')({ font: `680 1.5rem/1.875rem ${font.display}`, fontStretch: '108%', letterSpacing: '-0.01em' });
const Sentence = styled('p')({ color: color.muted, marginTop: 4 });

export const OtherWay = styled('p')({
  color: color.muted,
  '& a': { color: color.accentStrong, fontWeight: 550, textDecoration: 'underline' },
});

interface AuthCardProps {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly children: ReactNode;
}

export function AuthCard({ title, sentence, children }: AuthCardProps) {
  return (
    <PlainFrame>
      <Card as="div">
        <div>
          <Title tabIndex={-1}>{title}</Title>
          {sentence ? <Sentence>{sentence}</Sentence> : null}
        </div>
        {children}
      </Card>
    </PlainFrame>
  );
}
