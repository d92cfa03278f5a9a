// The entry point of the design system. Components that need `more` or `forms` belong into code that is loaded lazily: dialogs and forms.
export {
  Box,
  ButtonBase,
  GlobalStyles,
  keyframes,
  Portal,
  styled,
  useColorScheme,
  useTheme,
  type SxProps,
  type Theme,
} from '@arena/shared/ui/core';
export { ArenaTheme, THEME_STORAGE_KEY } from './ArenaTheme';
export { color, type ColorToken, figures, focusRing, font, media, radius } from './tokens';

export { Avatar, type AvatarProps } from './kit/Avatar';
export { idOf, useHistoryState, useListQuery } from './kit/address';
export { BackLink } from './kit/BackLink';
export { Banner, type BannerProps, type BannerTone } from './kit/Banner';
export { BlobImage, type BlobImageProps } from './kit/BlobImage';
export { Button, type ButtonProps, type ButtonTone } from './kit/Button';
export { Card, CardActions, CardFooter, CardGrid, CardHeader, cardLinkOverlay, CardMeta, CardTitle } from './kit/Card';
export { Checkbox } from './kit/Checkbox';
export { copyText } from './kit/copy-text';
export { CopyableText, type CopyableTextProps } from './kit/CopyableText';
export { type Fact, FactList } from './kit/FactList';
export { DASH, formatCount, formatMoney, initials } from './kit/format';
export { HoverTip, type HoverTipProps } from './kit/HoverTip';
export { Icon, type IconNode, type IconProps } from './kit/Icon';
export { IconButton, type IconButtonProps } from './kit/IconButton';
export { Kbd } from './kit/Kbd';
export { lazyComponent, type LazyComponent, lazyDialog, type LazyDialogProps, lazyPart } from './kit/lazyPart';
export { Dash, Money } from './kit/Money';
export { RemovedItem, UpdatesNotice, type UpdatesNoticeProps } from './kit/UpdatesNotice';
export { PAGE_TITLE_ID, PageHeader, type PageHeaderProps } from './kit/PageHeader';
export { Panel, PanelTitle } from './kit/Panel';
export { plainStatus, type StatusKind } from './kit/plainStatus';
export { QueryError, type QueryErrorProps, QueryView, type QueryViewProps, type Reading } from './kit/QueryView';
export { SearchField, type SearchFieldProps } from './kit/SearchField';
export { Select, type SelectProps } from './kit/Select';
export { SegmentedTabs, type SegmentedTabsProps, type TabOption, TabPanel, type TabPanelProps } from './kit/SegmentedTabs';
export { Skeleton } from './kit/Skeleton';
export { CardSkeletons, TableSkeleton } from './kit/skeletons';
export { SkipLink } from './kit/SkipLink';
export { Spinner } from './kit/Spinner';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps, LoadingState, type LoadingStateProps } from './kit/states';
export { StartTime } from './kit/StartTime';
export { StatusBadge, type StatusTone } from './kit/StatusBadge';
export { SummaryCard, type SummaryCardProps, SummaryGrid } from './kit/SummaryCard';
export { TabsBar, Toolbar, ToolbarFigures } from './kit/Toolbar';
export { useMediaQuery } from './kit/useMediaQuery';
export { VisuallyHidden } from './kit/VisuallyHidden';

export { ListFooter, LoadMore, type NextPage } from './list/LoadMore';
export { countText, itemsOf, nextPage, oldestFirst, totalOf } from './list/pages';
export {
  NO_PENDING_ROWS,
  type PendingAction,
  type PendingList,
  pendingReducer,
  type PendingRow,
  type PendingRows,
  type PendingState,
} from './list/pending-rows';
export { WidgetFooter, WidgetList, type WidgetRow } from './list/WidgetList';

// Need `more`.
export { ConfirmDialog, type ConfirmDialogProps } from './kit/ConfirmDialog';
export { CreateDialog, type CreateDialogProps } from './kit/CreateDialog';
export { CreationNotice, type CreationWords } from './kit/CreationNotice';
export { FormDialog, type FormDialogProps } from './kit/FormDialog';

// Need `forms`.
export { dateTimeProblem, FIRST_DAY, isDateTime, LAST_DAY } from './kit/date-time';
export { checkedText, limitProblems, tooLong } from './kit/limits';
export { FieldFrame, type FieldFrameProps, helpIdOf } from './kit/FieldFrame';
export { type FormFieldProps, useFormInput } from './kit/form-input';
export { FormDateTimeField } from './kit/FormDateTimeField';
export { FormCheckbox } from './kit/FormCheckbox';
export { FormError, type FormErrorProps } from './kit/FormError';
export { FormNumberField, type FormNumberFieldProps } from './kit/FormNumberField';
export { FormSelect, type FormSelectProps, type SelectOption } from './kit/FormSelect';
export { FormRow, FormStack } from './kit/FormStack';
export { showServerErrors } from './kit/server-errors';
export { FormTextField, type FormTextFieldProps } from './kit/FormTextField';
export { PasswordField, type PasswordFieldProps } from './kit/PasswordField';

export { CardList, type CardListProps } from './list/CardList';
export { WindowedList, type WindowedListProps } from './list/WindowedList';

// Needs TanStack Virtual: belongs into code that is loaded lazily. The sort of an address costs nothing.
export { DataTable } from './table/DataTable';
export type { DataTableProps } from './table/table-props';
export { useFrameRows } from './list/useFrameRows';
export { useStableCallback } from './useStableCallback';
export { type DataColumn, readSort, sortText, type SortValue, type TableSort } from './table/columns';
export { sortRows } from './table/order';
