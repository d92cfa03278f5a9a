// The entry point of the design system. Use components that need `more` or `forms` only in lazily loaded code: dialogs and forms.
export {
  Avatar,
  Banner,
  type BannerTone,
  Button,
  ButtonBase,
  color,
  type ColorToken,
  DASH,
  EmptyState,
  ErrorState,
  figures,
  focusRing,
  font,
  formatCount,
  formatMoney,
  formatTotal,
  GlobalStyles,
  hasSingleKeys,
  HoverTip,
  Icon,
  IconButton,
  type IconNode,
  initials,
  isTyping,
  Kbd,
  keyframes,
  keyOf,
  lazyComponent,
  lazyDialog,
  lazyPart,
  LoadingState,
  media,
  PAGE_TITLE_ID,
  PageHeader,
  Panel,
  PanelTitle,
  Portal,
  radius,
  setSingleKeys,
  singleKeyOf,
  SkipLink,
  styled,
  useColorScheme,
  useMediaQuery,
  usePageKeys,
  useStableCallback,
  VisuallyHidden,
  visuallyHidden,
} from '@arena/shared/ui/core';
export { ArenaTheme } from './ArenaTheme';

export { Chart, ChartPanel } from './charts/ChartPanel';
export { type ChartData, type ChartUnit } from './charts/chart-data';

export { BackLink } from './kit/BackLink';
export { BannedNotice } from './kit/BannedNotice';
export { BlobImage } from './kit/BlobImage';
export { callQuery } from './kit/call-query';
export { Card, CardFooter, CardHeader, cardLook, CardMeta, CardScreen, CardTitle } from './kit/Card';
export { Checkbox } from './kit/Checkbox';
export { copyText } from './kit/copy-text';
export { CopyableText } from './kit/CopyableText';
export { type Fact, FactList } from './kit/FactList';
export { type DateRange, DateRangeField } from './kit/DateRangeField';
export { Dash, Money } from './kit/Money';
export { RemovedItem, UpdatesNotice } from './kit/UpdatesNotice';
export { StableNotice } from './kit/StableNotice';
export { plainStatus } from './kit/plain-status';
export { mapsOf, type Named, namedOptions, SPECIFIED, useLookup } from './kit/useLookup';
export { QueryError, QueryView, type Reading } from './kit/QueryView';
export { SearchField } from './kit/SearchField';
export { Select } from './kit/Select';
export { SegmentedTabs, TabPanel } from './kit/SegmentedTabs';
export { useBatched, useDelayed } from './kit/timing';
export { useBusy } from './kit/useBusy';
export { useKeyLabel } from './kit/useKeyLabel';
export { useTab } from './kit/useTab';
export { Skeleton } from './kit/Skeleton';
export { CardSkeletons, TableSkeleton } from './kit/skeletons';
export { StartTime } from './kit/StartTime';
export { StatusBadge, type StatusTone } from './kit/StatusBadge';
export { SummaryCard, SummaryCardLink, SummaryGrid } from './kit/SummaryCard';
export { TabsBar, Toolbar, ToolbarFigures } from './kit/Toolbar';

export { countText } from './list/count-text';
export { applicantName, applicationKey, heldRow, useApplicationRows } from './list/application-rows';
export { ListFooter, LoadMore, type LongListing, LongListView } from './list/LoadMore';
export { type PendingAction, type PendingMark, pendingReducer, type PendingRow, rowAfter } from './list/pending-rows';
export { usePendingRows } from './list/usePendingRows';
export { WidgetFooter, WidgetList, type WidgetRow } from './list/WidgetList';

export { type ExportColumn } from './export/csv';
export { ExportButton } from './export/ExportButton';
export { type ExportPiece, type ExportSource, useExport } from './export/useExport';

// Need `more`.
export { ConfirmDialog } from './kit/ConfirmDialog';
export { CreateDialog } from './kit/CreateDialog';
export { CreationNotice, type CreationWords } from './kit/CreationNotice';
export { FormDialog } from './kit/FormDialog';

// Need `forms`.
export {
  dateRangeProblem,
  dateTimeProblem,
  dayIn,
  FIRST_DAY,
  isDateTime,
  LAST_DAY,
  platformTimeHint,
  platformTimeOf,
} from './kit/date-time';
export { checkedText, numberProblem, plainNumber, tooLong } from './kit/limits';
export { FieldFrame } from './kit/FieldFrame';
export { useFormInput } from './kit/form-input';
export { FormDateTimeField } from './kit/FormDateTimeField';
export { FormCheckbox } from './kit/FormCheckbox';
export { FormError } from './kit/FormError';
export { FormNumberField } from './kit/FormNumberField';
export { FormSelect, type SelectOption } from './kit/FormSelect';
export { FormGroup, FormRow, FormStack } from './kit/FormStack';
export { showServerErrors } from './kit/server-errors';
export { FormTextField } from './kit/FormTextField';
export { PasswordField } from './kit/PasswordField';

export { CardList } from './list/CardList';
export { FrameList } from './list/FrameList';

export { DataTable } from './table/DataTable';
export { type DataColumn, type DataTableProps, ordered, readSort, sortRows, type TableSort } from './table/columns';
export { rowBadge, secondLine } from './table/row-badge';
export { useUrlSort } from './table/useUrlSort';
