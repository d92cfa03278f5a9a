import { color, media, SkipLink, styled } from '@arena/shared/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark, BrandName } from './brand';
import { ThemeSwitch } from './ThemeSwitch';
import { usePageHeading } from './usePageHeading';
import * as t from './layout.messages';

const Root = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: `radial-gradient(60rem 26rem at 50% -12rem, ${color.accentSoft}, transparent)`,
});
const Top = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 24px',
  [media.phone]: { padding: '10px 16px' },
});
const Home = styled(Link)({
  ...{ display: 'flex', alignItems: 'center', gap: 10, padding: '6px 0', borderRadius: 8 },
  [media.touch]: { minHeight: 44 },
});
const Main = styled('main')({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
  padding: '24px 24px 12vh',
  '&:focus-visible': { outline: 'none' },
  [media.phone]: { padding: '16px 16px 48px', alignItems: 'start' },
});

export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageHeading(main);
  return (
    <Root>
      <SkipLink href="#main">{t.skipToContent}</SkipLink>
      <Top>
        <Home to="/">
          <BrandMark />
          <BrandName>{t.arena}</BrandName>
        </Home>
        <ThemeSwitch />
      </Top>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
