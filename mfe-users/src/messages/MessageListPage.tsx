import { useCapability } from '@arena/shared/platform';
import { countText, EmptyState, ListFooter, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { MailX } from 'lucide';
import { MessageItem } from './MessageItem';
import { useMessages } from './messages.queries';
import * as t from './messages.messages';

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export default function MessageListPage() {
  const available = useCapability('form-messages');
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      {available ? <MessageList /> : <EmptyState icon={MailX} title={t.notConnected} hint={t.notConnectedHint} />}
    </>
  );
}

function MessageList() {
  const { rows, total, query, more } = useMessages();
  return (
    <QueryView
      query={{ ...query, data: rows }}
      label={t.loading}
      skeleton={
        <List as="div">
          {[0, 1, 2].map((place) => (
            <Panel as="div" key={place}>
              <Skeleton width="40%" height={22} />
              <Skeleton height={44} />
            </Panel>
          ))}
        </List>
      }
      empty={<EmptyState title={t.empty} hint={t.emptyHint} />}
    >
      {(messages) => (
        <>
          <List>
            {messages.map((message, place) => (
              <li key={message.id ?? `row-${place}`}>
                <MessageItem message={message} />
              </li>
            ))}
          </List>
          <ListFooter more={more && { ...more, failed: more.failed ? t.moreFailed : null }}>
            {countText(messages.length, total, ['message', 'messages'])}
          </ListFooter>
        </>
      )}
    </QueryView>
  );
}
