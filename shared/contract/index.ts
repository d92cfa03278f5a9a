// The wire: its calls and the entities they carry.
export {
  API_BASE,
  type Access,
  type Call,
  type CallInput,
  type CallLine,
  type CallOutput,
  type Capability,
  INTENT_DAYS,
  lineOf,
  ORIGIN_HEADER,
  SECTION_NAME,
  SERVICE_AWAY,
  serviceBase,
  SESSION_ENDED,
} from './call';
export { fileProblem } from './file-problem';
export { networkOf } from './network';
export { addressOf, type AnyInput, read, type Read, requestKey } from './request';
export { brokenAnswer, refusalPage } from './refusal';
export { searchForm } from './search-form';
export { call, defineCalls, defineSectionCalls } from './calls/define-calls';
export { auditCalls, redeemCalls, topUpCalls } from './calls/finance';
export { fullMapCalls } from './calls/fullmap-rooms';
export { gameCalls } from './calls/games';
export { formCalls } from './calls/forms';
export { LIVE_EVENTS_PATH, notificationCalls } from './calls/notifications';
export { overviewCalls } from './calls/overview';
export { roomCalls } from './calls/rooms';
export { searchCalls } from './calls/search';
export { SECTION_TOKEN_ISSUER, SECTION_TOKEN_SECONDS, sectionTokenCalls } from './calls/section-tokens';
export { streamCalls } from './calls/streams';
export { CALL_TABLES } from './calls/tables';
export { tournamentCalls } from './calls/tournaments';
export { platformCalls, sessionCalls } from './calls/session';
export { userCalls } from './calls/users';
export { isEmailAddress } from './wire/email';
export { AUDIT_ACTS, type AuditAct, type AuditEntry, type Movement } from './wire/audit';
export {
  dateTime,
  isLocalDateTime,
  type LocalDateTime,
  localDateTimeOf,
  parseLocalDateTime,
  toDateArray,
} from '@arena/shared/contract/wire';
export { dayOf, instantOf, isTimeZone, wallClock } from './wire/zones';
export {
  type Attention,
  type DecisionAnswer,
  type Redeem,
  REQUEST_STATES,
  type RequestState,
  type RequestFacts,
  requestStateOf,
  TOP_UP_STATES,
  type TopUp,
  type TopUpStatistics,
} from './wire/finance';
export {
  type FullMapApplication,
  type FullMapRoom,
  type FullMapStatus,
  type FullMapWinner,
  type NewFullMapRoom,
  type Reward,
} from './wire/fullmap-rooms';
export { type GivenId, id, isolated, limitedText } from '@arena/shared/contract/wire';
export { type Game, type GameMap, LOOKUPS, type Mode } from './wire/games';
export type { ListParts, LogPage, Page, SearchPage } from '@arena/shared/contract/wire';
export type { Analytics, DailyFigure, DashboardStatistics } from './wire/overview';
export type { FormMessage } from './wire/form-messages';
export {
  type LiveChange,
  liveChange,
  LIVE_SUBJECTS,
  type LiveSubject,
  type Notification,
  notification,
  NOTIFICATION_TYPES,
  type NotificationType,
} from './wire/live';
export type { PlatformCounts } from './wire/counts';
export type { SearchResult } from './wire/search';
export { readRewards, REWARD_TIERS, type RewardTiers, tierOf, writeRewards } from './wire/rewards';
export { type Payee, type Person, type Requester, roleOf, type User } from './wire/people';
export { ADMIN_ROLE, DEFAULT_ROLE, EXPIRED_ROLE, isAdminRole } from './wire/roles';
export {
  type Room,
  type RoomApproval,
  type RoomSettings,
  type RoomStatus,
  ROOM_STATUSES,
  type WinnerReceipt,
  type WinnerSubmission,
} from './wire/rooms';
export {
  type NewTournament,
  type Tournament,
  type TournamentApplication,
  type TournamentReward,
  type TournamentStatus,
} from './wire/tournaments';
export { type NewStream, type Stream, STREAM_STATUSES, type StreamStatus } from './wire/streams';
export {
  type Account,
  ADJUSTMENT_REASON,
  type Member,
  memberFields,
  type NewUser,
  type PersonalRequest,
  type PlayedRoom,
  type ProfileChanges,
  type UserStatistics,
} from './wire/users';
export { SHORTEST_PASSWORD } from './wire/password';
export type { SignedIn } from './wire/session';
export { COOKIE_SESSION, isSessionMark, SESSION_HEADER, SESSION_IN_COOKIE, sessionInMark, sessionMarkOf } from './wire/session-mark';
