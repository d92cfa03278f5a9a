import { auditCalls, redeemCalls, topUpCalls } from './finance';
import { fullMapCalls } from './fullmap-rooms';
import { gameCalls } from './games';
import { formCalls } from './forms';
import { notificationCalls } from './notifications';
import { overviewCalls } from './overview';
import { roomCalls } from './rooms';
import { searchCalls } from './search';
import { sectionTokenCalls } from './section-tokens';
import { platformCalls, sessionCalls } from './session';
import { streamCalls } from './streams';
import { tournamentCalls } from './tournaments';
import { userCalls } from './users';

/** All tables of calls, for code that iterates over them: the OpenAPI page and tests. */
export const CALL_TABLES = {
  ...{ sessionCalls, roomCalls, fullMapCalls, tournamentCalls, topUpCalls, redeemCalls, auditCalls, userCalls },
  ...{ streamCalls, overviewCalls, notificationCalls, formCalls, gameCalls, platformCalls, searchCalls, sectionTokenCalls },
} as const;
