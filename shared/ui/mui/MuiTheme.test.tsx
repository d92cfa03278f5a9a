import { render, screen } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import { FormHelperText } from '@arena/shared/ui/forms';
import { Menu, MenuItem } from '@arena/shared/ui/more';
import { color } from '@arena/shared/ui/core';
import { MuiTheme } from './MuiTheme';
import { muiTheme } from './theme';

function Theme({ seen }: { readonly seen: unknown[] }) {
  const theme = useTheme();
  seen.push(theme.components, theme);
  return null;
}

it('is around every part of MUI by itself, made of the variables of the tokens', () => {
  render(<FormHelperText error>Wrong</FormHelperText>);
  expect(getComputedStyle(screen.getByText('Wrong')).color).toBe(color.bad);
  render(
    <Menu open anchorEl={document.body}>
      <MenuItem>Item</MenuItem>
    </Menu>,
  );
  expect(getComputedStyle(screen.getByRole('menuitem')).borderRadius).toBe('7px');
});

it('is not merged with itself in nested parts', () => {
  const outer: unknown[] = [];
  const inner: unknown[] = [];
  render(
    <MuiTheme>
      <Theme seen={outer} />
      <MuiTheme>
        <Theme seen={inner} />
      </MuiTheme>
    </MuiTheme>,
  );
  expect(inner[1]).toBe(outer[1]);
  expect(outer[0]).toBe(muiTheme.components);
});

it('mixes what is half transparent out of variables', () => {
  expect(muiTheme.alpha(color.accent, '0.08 + 0.12')).toBe(`color-mix(in srgb, ${color.accent} calc(100% * (0.08 + 0.12)), transparent)`);
});
