import { type Call, CALL_TABLES } from '@arena/shared/contract';
import { installFakePlatform } from '@arena/shared/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { wireOf } from '../../tooling/testing/properties/from-schema.ts';
import { hostile, hostileText, spoiled, spoiledText } from '../../tooling/testing/properties/hostile.ts';
import { property } from '../../tooling/testing/properties/property.ts';
import { createApiClient } from './api/client';
import { ApiError } from './api/errors';
import { createJournal } from './operations/journal';
import { useFormDraft } from './session/drafts';
import { useUrlState } from './state/url';

const FIELDS = { title: '', fee: '5', tpp: true, password: '' };
const DRAFT_KEY = 'arena.draft.visitor.room';
const draft = spoiledText(spoiled(fc.constant({ title: 'Cup', fee: '7', tpp: false, password: 'hunter2', left: 'over' })));

function useDraftedForm() {
  const form = useForm({ defaultValues: FIELDS });
  useFormDraft('room', form, ['password']);
  return form;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installFakePlatform({ user: null });
});

test(
  ...property('drafts', 'from any stored value, a form has its own fields, each of its own kind, and no stored secret', draft, (stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored);
    const { result } = renderHook(useDraftedForm);
    const values = result.current.getValues();
    cleanup();
    expect(Object.entries(values).map(([name, value]) => [name, typeof value])).toEqual(
      Object.entries(FIELDS).map(([name, value]) => [name, typeof value]),
    );
    expect(values.password).toBe('');
  }),
);

const STATES = ['sending', 'unknown', 'done', 'refused'];
const entry = { key: 'k1', state: 'sending', detail: { amount: 5 }, at: 1_780_000_000_000, request: 'abc' };

test(
  ...property(
    'operations’ journal',
    'what is read is an entry whose state and time can be shown, or none',
    spoiledText(spoiled(fc.constant(entry))),
    (stored) => {
      const store = new Map([['arena.intent.pay:1', stored]]);
      const journal = createJournal({ read: (name) => store.get(name) ?? null, write: () => false });
      const read = journal.read('pay:1');
      if (read === null) return;
      expect([typeof read.key, STATES.includes(read.state), 'detail' in read]).toEqual(['string', true, true]);
      expect(new Date(read.at).getTime()).not.toBeNaN();
      expect(['undefined', 'string']).toContain(typeof read.request);
    },
  ),
);

const address = fc
  .tuple(fc.array(fc.tuple(hostileText, hostileText), { maxLength: 4 }), hostileText, fc.constantFrom('tab', 'sort', 'after'))
  .map(([pairs, value, name]) => ({
    search: `?${new URLSearchParams(pairs.map(([key, part]): [string, string] => [key.slice(0, 50), part.slice(0, 500)])).toString()}&x=%zz`,
    value: value.slice(0, 500),
    name,
  }));
/** URLs can't have lone surrogates: browsers replace them. */
const written = (text: string) => new URLSearchParams(new URLSearchParams([['x', text]]).toString()).get('x');

test(
  ...property(
    'address state',
    'what is written is what is read, and everything else in the address stays',
    address,
    ({ search, value, name }) => {
      const wrapper = ({ children }: { readonly children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/admin${search}`]}>{children}</MemoryRouter>
      );
      const { result } = renderHook(() => [useUrlState(name, 'all'), useUrlState('x')] as const, { wrapper });
      const [before] = result.current;
      expect(typeof before[0]).toBe('string');
      act(() => before[1](value));
      expect([result.current[0][0], result.current[1][0]]).toEqual([written(value), '%zz']);
      cleanup();
    },
  ),
);

const READS = Object.values(CALL_TABLES)
  .flatMap((calls) => Object.values<Call>(calls))
  .filter(({ response }) => response !== 'blob');
const notJson = fc.oneof(
  hostileText,
  hostile.map((value) => JSON.stringify(value)),
);
const statuses = fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 500);
const answered = fc.oneof(
  ...READS.map(({ response }, index) =>
    fc.record({
      index: fc.constant(index),
      status: statuses,
      text: fc.oneof({ weight: 4, arbitrary: spoiledText(spoiled(wireOf(response as never))) }, { weight: 1, arbitrary: notJson }),
    }),
  ),
);

test(
  ...property(
    'answers of the API',
    'an answer is data, or a failure with words for a person',
    answered,
    async ({ index, status, text }) => {
      const call = READS[index] as Call;
      const fetch = async () => new Response(text, { status, headers: { 'content-type': 'application/json' } });
      const client = createApiClient({
        token: () => 'abc',
        scheme: 'Bearer',
        onUnauthorized: () => undefined,
        origin: 'http://localhost',
        fetch,
      });
      const failed = await client.call({ ...call, body: undefined } as never, { params: {}, query: {} } as never).then(
        () => null,
        (error: unknown) => error,
      );
      if (failed === null) return expect(status).toBeLessThan(300);
      expect(failed).toBeInstanceOf(ApiError);
      expect([typeof (failed as ApiError).message, typeof (failed as ApiError).hint]).toEqual(['string', 'string']);
    },
  ),
);
