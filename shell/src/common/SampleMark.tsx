import { color, font, styled } from '@arena/shared/ui';
import * as t from './common.messages';

const Mark = styled('span')({
  font: `500 0.6875rem/1rem ${font.text}`,
  color: color.muted,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: 99,
  padding: '0 7px',
  whiteSpace: 'nowrap',
  flex: 'none',
});

/** Marks figures that are examples, not measurements. */
export function SampleMark() {
  return <Mark title={t.sampleData}>{t.sample}</Mark>;
}
