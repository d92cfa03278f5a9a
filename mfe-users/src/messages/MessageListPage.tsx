import { hintOf, messageOf, useCapability } from '@arena/shared/platform';
import { Button, color, EmptyState, ErrorState, figures, LoadingState, PageHeader, Panel, Skeleton, styled } from '@arena/shared/ui';
import { MailX } from 'lucide';
import { MessageItem } from './MessageItem';
import { itemsOf, useMessages } from './messages.queries';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginTop: 8,
  color: color.muted,
  fontSize: '0.8125rem',
  ...figures,
});

/** What visitors sent by the public forms. */
export default function MessageListPage() {
  const available = useCapability('form-messages');
  return (
    <>
      <PageHeader title="Messages" subtitle="What visitors sent by the contact form and the account-deletion form" />
      {available ? (
        <MessageList />
      ) : (
        <EmptyState
          icon={MailX}
          title="No messages arrive here"
          hint="This backend does not take the public forms’ messages: they go to the form service that the site is set up with. Look there, or connect a backend that offers form messages."
        />
      )}
    </>
  );
}

function MessageList() {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useMessages();
  if (data === undefined) {
    return error !== null ? (
      <ErrorState title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingState label="Loading messages" showLabel={false}>
        <List as="div">
          {[0, 1, 2].map((place) => (
            <Panel as="div" key={place}>
              <Skeleton width="40%" height={22} />
              <Skeleton height={44} />
            </Panel>
          ))}
        </List>
      </LoadingState>
    );
  }
  const messages = itemsOf(data.pages);
  // A further page on top of a reading anew would give that up, and the message that it was for.
  const loadMore = () => void (isFetching || fetchNextPage());
  if (messages.length === 0)
    return <EmptyState title="No messages" hint="What a visitor sends by a form of the public site appears here." />;
  const total = Math.max(data.pages.at(-1)?.total ?? 0, messages.length);
  return (
    <>
      <List>
        {messages.map((message, place) => (
          <li key={message.id ?? `row-${place}`}>
            <MessageItem message={message} />
          </li>
        ))}
      </List>
      <Foot>
        <p role="status">
          {hasNextPage ? `${messages.length} of ${total} messages` : `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`}
        </p>
        {hasNextPage ? (
          <>
            {isFetchNextPageError ? <p role="alert">More messages could not be loaded.</p> : null}
            <Button size="sm" busy={isFetchingNextPage} busyLabel="Loading..." onClick={loadMore}>
              {isFetchNextPageError ? 'Retry' : 'Load more'}
            </Button>
          </>
        ) : null}
      </Foot>
    </>
  );
}
