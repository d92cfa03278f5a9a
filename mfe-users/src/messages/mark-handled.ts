import { formCalls, type FormMessage } from '@arena/shared/contract';
import { exclusively, messageOf, platform } from '@arena/shared/platform';
import { keepMessage, refreshMessages } from './messages.queries';

/** Marks a message as handled: one call, however often it is pressed. Marking twice does no harm, so a failure just says so. */
export async function markHandled({ id }: FormMessage): Promise<void> {
  if (id === null) return;
  const { api, notify } = platform();
  await exclusively(`form-message:${id}`, async () => {
    try {
      keepMessage(await api.call(formCalls.markHandled, { params: { messageId: id } }));
    } catch (error) {
      notify({ message: `The message could not be marked: ${messageOf(error)}`, tone: 'error' });
      await refreshMessages();
    }
  });
}
