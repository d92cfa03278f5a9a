import { streamCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import type { FakePlatform } from '@arena/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStreams } from '../../testing';

export const LINK = 'https://youtube.com/live/new';

export async function open() {
  const view = renderStreams();
  await screen.findAllByRole('article');
  return { ...view, form: within(screen.getByRole('form', { name: 'Add a stream' })) };
}
export type Form = Awaited<ReturnType<typeof open>>['form'];
export const set = (form: Form, label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
export const press = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Add stream' }));
/** What went over the wire. */
export const sent = (host: FakePlatform) =>
  host.made(streamCalls.create).map(({ input: { params, body } }) => ({ ...params, ...z.encode(streamCalls.create.body, body) }));
