// The platform's entry point, and a section's only access to the router and the query client. A run-time singleton with exactly these exports:
// a new export requires a new shell version.
export { type Capabilities, loadCapabilities } from './api/capabilities';
export { createApiClient } from './api/client';
export { onlyDeclared } from './api/declared-calls';
export { joinSentences, ApiError, type ApiErrorKind, GENERIC_MESSAGE, hintOf, isMissing, messageOf } from './api/errors';
export { createQueryClient, isOutdated } from './api/query';
export { fetchFresh } from './api/fetch-fresh';
export { type CapabilityStatus, useCapability, useCapabilityStatus, useSession } from './hooks';
export { setUndoChoice, undoChoice } from './operations/hold';
export { isUnanswered, journal, type JournalEntry, pruneJournal } from './operations/journal';
export { defineOperation } from './operations/operation';
export type { Outcome } from './operations/outcome';
export type { Operation, Recognition, Situation, Target, Verdict } from './operations/spec';
export { type StateOf, useHeld, useJournalEntry, useOperation } from './operations/useOperation';
export { type Confirmation, installPlatform, linkTo, type Platform, platform } from './platform';
export type { ApiClient, CallOptions, SessionState, SessionView, Toast } from '@arena/shared/contract/section';
export { forgetDrafts, useFormDraft } from './session/drafts';
export { bannedQuery, isOwnMoney, OWN_PAYMENT, useIsOwnMoney } from './session/payees';
export { idOf, useHistoryState, useListQuery } from './state/address';
export { ageOf, msOf, spanOf, useNow } from './state/ages';
export { announceChange, subscribeChanges, useCatchUp, useLiveChange, useLiveKey } from './state/live';
export { longListKeys, type LongListSource, type SearchFilters, type SearchOrder, useLongList } from './state/long-list';
export {
  isListed,
  listedRow,
  type ListTotal,
  piecesOf,
  prefetchLongList,
  readListNow,
  replaceListedRow,
  useKnownTotal,
  useListTotal,
} from './state/long-list-reads';
export { itemsOf, nextPage, oldestFirst, useNumberedPages } from './state/pages';
export { type RowFilter, rowSearch, usePrepared } from './state/row-search';
export { useLast } from './state/useLast';
export { useTypedSearch } from './state/search';
export { type StableRows, markOwnChange, useStableRows } from './state/stable-rows';
export { formatInstant, formatLocal, formatPlatform, formatPlatformIfOther } from './state/time';
export { type CountedFigure, refreshCounts, useFigure, useLiveCounts } from './state/counts';
export { useCurrentSearch, useUrlState } from './state/url';
export { QueryClientProvider, replaceEqualDeep, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
export { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
