import { type FormMessage, formCalls } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';
import { keepMessage, refreshMessages } from './messages.queries';
import * as t from './messages.messages';

/** Idempotent, so it needs no journal. */
export async function markHandled({ id }: FormMessage): Promise<void> {
  if (id === null) return;
  const { api, notify } = platform();
  try {
    keepMessage(await api.call(formCalls.markHandled, { params: { messageId: id } }));
  } catch (error) {
    notify({ message: t.updateFailed(messageOf(error)), tone: 'error' });
    await refreshMessages();
  }
}
