import { GlobalStyles } from '@arena/shared/ui/core';
import { tableStyles } from './table.styles';

/** One element for all drawings, so that none of them puts the styles into words again. */
export const TABLE_STYLES = <GlobalStyles styles={tableStyles} />;
