import styled from '@emotion/styled';
import { color, media, radius } from '../tokens';

/** A bordered box for a part of a screen. */
export const Panel = styled('section')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  padding: 16,
  minWidth: 0,
  [media.phone]: { padding: 14 },
});

/** The heading of a `Panel`. */
export const PanelTitle = styled('h2')({ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, margin: '0 0 12px' });
