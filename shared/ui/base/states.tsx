import type { ReactNode } from 'react';
import { CircleAlert, Inbox, RotateCw } from 'lucide';
import type { IconNode } from '@arena/shared/contract/section';
import styled from '@emotion/styled';
import { color, font, radius } from '../tokens';
import { Button } from './Button';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import * as t from './base.messages';

const Center = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: '13rem',
  padding: '32px 16px',
  textAlign: 'center',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.panel,
  '&[data-flush=true]': { border: 0, minHeight: '10rem' },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 10,
  borderRadius: 13,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.muted,
  '&[data-tone=bad]': { color: color.bad, background: color.badSoft, borderColor: 'transparent' },
});
const Title = styled('p')({ fontWeight: 600, fontSize: '0.9375rem', lineHeight: '1.375rem' });
const Text = styled('p')({ color: color.muted, maxWidth: '52ch', overflowWrap: 'anywhere' });
const Action = styled('div')({ marginTop: 14, display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'center' });
const Code = styled('code')({ font: `500 0.75rem/1rem ${font.text}`, color: color.muted });
const Details = styled('details')({
  marginTop: 12,
  maxWidth: '100%',
  color: color.muted,
  fontSize: '0.75rem',
  '& summary': { cursor: 'pointer', padding: 4 },
  '& pre': { margin: '8px 0 0', textAlign: 'left', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Said = styled('p')({ color: color.muted, marginBottom: 12 });

interface LoadingStateProps {
  /** The specification's text, such as "Loading users...". */
  readonly label: string;
  /** Skeletons in the shape of the content. */
  readonly children?: ReactNode;
  /** False hides the label visually; screen readers still announce it. */
  readonly showLabel?: boolean;
}

/** The loading state of a part of a screen, in the size of its content. */
export function LoadingState({ label, children, showLabel = true }: LoadingStateProps) {
  return (
    <div role="status">
      {showLabel ? <Said>{label}</Said> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children ? <div aria-hidden>{children}</div> : null}
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  /** What will appear here, and what to do. */
  readonly hint?: ReactNode;
  readonly icon?: IconNode;
  readonly action?: ReactNode;
  /** Without a border, for use in a panel or table. */
  readonly flush?: boolean;
}

/**
 * The empty state of a list.
 * @example <EmptyState title="No rooms scheduled" hint="Rooms appear here when players create them." />
 */
export function EmptyState({ title, hint, icon = Inbox, action, flush }: EmptyStateProps) {
  return (
    <Center data-flush={flush}>
      <Mark>
        <Icon node={icon} size={20} />
      </Mark>
      <Title>{title}</Title>
      {hint ? <Text>{hint}</Text> : null}
      {action ? <Action>{action}</Action> : null}
    </Center>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly message?: ReactNode;
  /** A code that the user can quote to support. */
  readonly code?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  readonly details?: ReactNode;
  /** Without a border, for use in a panel or table. */
  readonly flush?: boolean;
}

/** The error state of a part of a screen: what happened, and what to do next. For queries, use `QueryError`. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, code, onRetry, retryLabel = t.retry, retrying = false, details, flush } = props;
  return (
    <Center role="alert" data-flush={flush}>
      <Mark data-tone="bad">
        <Icon node={CircleAlert} size={20} />
      </Mark>
      <Title>{title}</Title>
      {message ? <Text>{message}</Text> : null}
      {code ? <Code>{code}</Code> : null}
      {onRetry ? (
        <Action>
          <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </Action>
      ) : null}
      {details ? (
        <Details>
          <summary>{t.details}</summary>
          <pre>{details}</pre>
        </Details>
      ) : null}
    </Center>
  );
}
