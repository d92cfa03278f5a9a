// The door of the design system. Components that stand on `more` or `forms` belong into code that is loaded lazily: dialogs and forms.
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
export { Banner, type BannerProps, type BannerTone } from './kit/Banner';
export { Button, type ButtonProps, type ButtonTone } from './kit/Button';
export { Card, CardActions, CardFooter, CardGrid, CardHeader, CardMeta, CardTitle } from './kit/Card';
export { CopyableText, type CopyableTextProps } from './kit/CopyableText';
export { type Fact, FactList } from './kit/FactList';
export { DASH, formatMoney, initials } from './kit/format';
export { HoverTip, type HoverTipProps } from './kit/HoverTip';
export { Icon, type IconNode, type IconProps } from './kit/Icon';
export { IconButton, type IconButtonProps } from './kit/IconButton';
export { Kbd } from './kit/Kbd';
export { lazyPart } from './kit/lazyPart';
export { Dash, Money } from './kit/Money';
export { RemovedItem, UpdatesNotice, type UpdatesNoticeProps } from './kit/UpdatesNotice';
export { PAGE_TITLE_ID, PageHeader, type PageHeaderProps } from './kit/PageHeader';
export { Panel, PanelTitle } from './kit/Panel';
export { plainStatus, type StatusKind } from './kit/plainStatus';
export { SearchField, type SearchFieldProps } from './kit/SearchField';
export { Select, type SelectProps } from './kit/Select';
export { SegmentedTabs, type SegmentedTabsProps, type TabOption, TabPanel, type TabPanelProps } from './kit/SegmentedTabs';
export { Skeleton } from './kit/Skeleton';
export { SkipLink } from './kit/SkipLink';
export { Spinner } from './kit/Spinner';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps, LoadingState, type LoadingStateProps } from './kit/states';
export { StatusBadge, type StatusTone } from './kit/StatusBadge';
export { SummaryCard, type SummaryCardProps, SummaryGrid } from './kit/SummaryCard';
export { useMediaQuery } from './kit/useMediaQuery';
export { VisuallyHidden } from './kit/VisuallyHidden';

// Stand on `more`.
export { ConfirmDialog, type ConfirmDialogProps } from './kit/ConfirmDialog';
export { CreationNotice, type CreationWords } from './kit/CreationNotice';
export { FormDialog, type FormDialogProps } from './kit/FormDialog';

// Stand on `forms`.
export { dateTimeProblem, FIRST_DAY, isDateTime, LAST_DAY } from './kit/date-time';
export { limitProblems, tooLong } from './kit/limits';
export { FormDateTimeField } from './kit/FormDateTimeField';
export { FormCheckbox } from './kit/FormCheckbox';
export { FormError, type FormErrorProps } from './kit/FormError';
export { FormSelect, type FormSelectProps, type SelectOption } from './kit/FormSelect';
export { FormRow, FormStack } from './kit/FormStack';
export { FormTextField, type FormFieldProps, type FormTextFieldProps } from './kit/FormTextField';
export { PasswordField, type PasswordFieldProps } from './kit/PasswordField';

// Stands on TanStack Virtual: belongs into code that is loaded lazily.
export { CardList, type CardListProps } from './list/CardList';

// Stands on TanStack Table and Virtual, 20 kB in all: belongs into code that is loaded lazily. The sort of an address costs nothing.
export { DataTable, type DataTableProps } from './table/DataTable';
export { useStableCallback } from './table/useStableCallback';
export { type DataColumn, readSort, sortText, type SortValue, type TableSort } from './table/columns';
