import { platform, QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { installTestHost, rowsAre, topUps } from '../testing';
import TopUpPage, { prepare } from './TopUpPage';

test('what was read before the page is opened is shown by its first render, and not in a second one', async () => {
  installTestHost().topUps = topUps(1, 2, 3);
  await prepare();
  const seen: number[] = [];
  const Watch = () => {
    useLayoutEffect(() => void seen.push(document.querySelectorAll('tbody tr').length), []);
    return null;
  };
  render(
    <ArenaTheme>
      <QueryClientProvider client={platform().queryClient}>
        <MemoryRouter>
          <TopUpPage />
          <Watch />
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );
  expect(seen).toEqual([3]);
  await rowsAre(9001, 9002, 9003);
});
