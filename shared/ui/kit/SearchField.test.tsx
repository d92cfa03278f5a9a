import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';
import { setSingleKeys } from '@arena/shared/ui/core';

function Search({ start = '' }: { readonly start?: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <SearchField label="Search rooms" value={text} onChange={setText} shortcut="/" />
      <input aria-label="Other" />
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search rooms' });

describe('SearchField', () => {
  it('takes no more of a pasted text than a search can be asked for', async () => {
    render(<Search />);
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(20_000));
    expect(field()).toHaveValue('x'.repeat(300));
  });

  it('takes the focus when / is pressed anywhere', async () => {
    render(<Search />);
    await userEvent.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it.each([
    ['Russian', '.'],
    ['Hindi', 'य'],
    ['Arabic', 'ظ'],
  ])('takes the focus with the key of / on a %s keyboard', (_, key) => {
    render(<Search />);
    fireEvent.keyDown(document.body, { key, code: 'Slash' });
    expect(field()).toHaveFocus();
  });

  it('has no key, and shows none, while single keys are turned off', async () => {
    setSingleKeys(false);
    const { container } = render(<Search />);
    expect(container).not.toHaveTextContent('/');
    await userEvent.keyboard('/');
    expect(field()).not.toHaveFocus();
  });

  it('leaves / to a field that is being typed in', async () => {
    render(<Search />);
    await userEvent.type(screen.getByLabelText('Other'), 'a/b');
    expect(screen.getByLabelText('Other')).toHaveValue('a/b');
    expect(field()).not.toHaveFocus();
  });

  it('is emptied with its button and keeps the focus', async () => {
    render(<Search start="R-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is emptied with Escape', async () => {
    render(<Search start="R-20" />);
    await userEvent.type(field(), '4{Escape}');
    expect(field()).toHaveValue('');
  });
});
