import type { GivenId, LocalDateTime, Requester } from '@arena/shared/contract';

/** What a top-up and a redeem request have in common: money that somebody asks to be moved. */
export interface MoneyRequest {
  readonly id: GivenId | null;
  /** Currency units. */
  readonly amount: number | null;
  /** The backend's word, in any case; see `requestStateOf`. */
  readonly status: string | null;
  readonly user: Requester | null;
  readonly requestedAt: LocalDateTime | null;
  readonly decidedAt: LocalDateTime | null;
  readonly decidedBy: string | null;
}

/** The name of a request on the screen; one without an id has its place only. */
export const keyOf = ({ id }: MoneyRequest, place: number): string => (id === null ? `no-id-${place}` : String(id));

/** Who asks, as well as anybody knows. */
export const personOf = ({ user }: MoneyRequest): string =>
  user?.name ?? user?.email ?? user?.mobile ?? (user?.id == null ? 'an unknown user' : `user ${user.id}`);
