import { useCapability } from '@arena/shared/platform';
import { countText, EmptyState, ListFooter, PageHeader, Panel, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { MailX } from 'lucide';
import { MessageItem } from './MessageItem';
import { useMessages } from './messages.queries';

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export default function MessageListPage() {
  const available = useCapability('form-messages');
  return (
    <>
      <PageHeader title="Messages" subtitle="Contact and account-deletion requests from the public site" />
      {available ? (
        <MessageList />
      ) : (
        <EmptyState
          icon={MailX}
          title="Messages aren’t connected"
          hint="Public form messages go to your form service. Check there, or connect a backend that supports form messages."
        />
      )}
    </>
  );
}

function MessageList() {
  const { rows, total, query, more } = useMessages();
  return (
    <QueryView
      query={{ ...query, data: rows }}
      label="Loading messages"
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
      empty={<EmptyState title="No messages" hint="Messages from the public site’s forms will appear here." />}
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
          <ListFooter more={more && { ...more, failed: more.failed ? 'Couldn’t load more messages.' : null }}>
            {countText(messages.length, total, ['message', 'messages'])}
          </ListFooter>
        </>
      )}
    </QueryView>
  );
}
