import type { Call, CallInput, CallOutput } from '../call';
import type { User } from '../wire/people';

/** The auth state with the specification's names (part 1 §3), without the token, which sections never see. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly isAuthenticate: boolean;
  /** null before the first sign-in. */
  readonly role: string | null;
  readonly loggedInUserInfo: User | null;
}

/** A value that changes over time. */
export interface View<T> {
  get(): T;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** A read-only view of the shell's auth store. */
export type SessionView = View<SessionState>;

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In milliseconds, 20,000 by default. */
  readonly timeout?: number;
  /** Lets a server that announces `idempotency-key` recognize a repeated request. */
  readonly idempotencyKey?: string;
}

/** Makes the calls of the contract. Never retries. */
export interface ApiClient {
  /**
   * Encodes the input, sends the call and decodes the answer.
   * @throws ApiError for every failure, except an `AbortError` when `signal` aborts.
   * @example await api.call(roomCalls.get, { params: { roomId: 7 } }, { signal })
   */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

/** A brief message at the edge of the screen. */
export interface Toast {
  readonly message: string;
  readonly tone: 'success' | 'error' | 'info';
  /** In milliseconds, 3000 by default (part 1 §9). Hovering or focusing the toast pauses the countdown. */
  readonly duration?: number;
  /** Offers to undo what happens after `duration`, also with Ctrl+Z. The toast is displayed until `signal` aborts. */
  readonly undo?: { readonly signal: AbortSignal; readonly onUndo: () => void };
}

/** The address of a page. */
export interface Place {
  readonly path: string;
  /** The query with its `?`, or an empty text. */
  readonly search: string;
  /** The values of the `:names` in the page's path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What the shell hands to a page or widget that isn't a React component. Since contract 5.1. */
export interface MountContext {
  readonly session: SessionView;
  /** Makes the calls that the section has declared. */
  readonly api: ApiClient;
  /** The page stays mounted while only the values of its path or the query change. */
  readonly navigation: View<Place> & { navigate(to: string, options?: { readonly replace?: boolean }): void };
  /** The color scheme in effect. The page inherits the theme's CSS variables in any case. */
  readonly theme: View<'dark' | 'light'>;
  /** The nonce for `<style>` elements. Constructed style sheets need none. */
  readonly styleNonce: string;
  notify(toast: Toast): void;
  /** The path of another section's screen: `linkTo('user', 7)`, `linkTo('messages')`. Null when not available: show plain text. */
  linkTo(place: string, id?: string | number): string | null;
  /** Replaces the page with the section's crash screen, for rendering errors that the framework catches. */
  crash(error: unknown): void;
}

/** Removes what `mount` has rendered. */
export type Unmount = () => void;

/**
 * Renders a page or widget of any framework into an element in a shadow root. The shell calls the returned function exactly once. An error
 * that it throws or rejects with shows the section's crash screen. Since contract 5.1.
 */
export type Mount = (element: HTMLElement, context: MountContext) => Unmount | Promise<Unmount>;
