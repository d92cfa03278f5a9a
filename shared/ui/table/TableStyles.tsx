import { GlobalStyles } from '@arena/shared/ui/core';
import { tableStyles } from './table.styles';

/** One element for all renders, so that none of them serialises the styles again. */
export const TABLE_STYLES = <GlobalStyles styles={tableStyles} />;
