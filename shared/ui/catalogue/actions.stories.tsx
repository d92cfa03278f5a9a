import {
  Avatar,
  BackLink,
  Button,
  ButtonBase,
  color,
  CopyableText,
  Dash,
  ExportButton,
  HoverTip,
  Icon,
  IconButton,
  Kbd,
  Money,
  plainStatus,
  Portal,
  SkipLink,
  StartTime,
  StatusBadge,
  VisuallyHidden,
} from '@arena/shared/ui';
import { Check, Pencil, Swords, Trash2 } from 'lucide';
import { localDateTime, nothing, Row, type Stories } from './samples';

const TONES = ['neutral', 'primary', 'success', 'danger', 'ghost'] as const;
const STATUS_TONES = ['wait', 'done', 'refused', 'other', 'info'] as const;

/** Small components: buttons and texts. */
export const actions: Stories = {
  Colors: () => (
    <Row>
      {Object.entries(color).map(([name, value]) => (
        <div key={name} style={{ width: 120, fontSize: '0.75rem' }}>
          <div style={{ height: 40, background: value, border: `1px solid ${color.line}` }} />
          {name}
        </div>
      ))}
    </Row>
  ),
  Button: () => (
    <Row>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      <Button tone="success" solid>
        Solid
      </Button>
      <Button size="sm" icon={Check}>
        Small
      </Button>
      <Button tone="primary" busy busyLabel="Saving...">
        Save
      </Button>
      <Button disabled>Disabled</Button>
    </Row>
  ),
  ButtonBase: () => <ButtonBase style={{ padding: 8 }}>Without a look of its own</ButtonBase>,
  IconButton: () => (
    <Row>
      <IconButton label="Edit" icon={Pencil} />
      <IconButton label="Delete" icon={Trash2} disabledReason="A paid room stays." />
    </Row>
  ),
  ExportButton: () => (
    <Row>
      <ExportButton file={{ progress: null, start: nothing, cancel: nothing }} />
      <ExportButton file={{ progress: { done: 3000, total: 12_400 }, start: nothing, cancel: nothing }} />
    </Row>
  ),
  BackLink: () => <BackLink to="/">Back to the rooms</BackLink>,
  SkipLink: () => <SkipLink href="#main">Skip to the content</SkipLink>,
  HoverTip: () => (
    <Row>
      <HoverTip text="Counted from the platform's own records">
        <Button>What is this?</Button>
      </HoverTip>
    </Row>
  ),
  Kbd: () => (
    <p>
      <Kbd>Ctrl K</Kbd>
    </p>
  ),
  StatusBadge: () => (
    <Row>
      {STATUS_TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} plain={plainStatus('room', 'COIN_TIME')}>
          {tone.toUpperCase()}
        </StatusBadge>
      ))}
    </Row>
  ),
  Avatar: () => (
    <Row>
      <Avatar name="Amara Khan" />
      <Avatar name={null} />
      <Avatar name="Amara Khan" tone="neutral" size={44} />
    </Row>
  ),
  Money: () => <Money value={1250.5} />,
  Dash: () => <Dash label="no prize" />,
  StartTime: () => <StartTime at={localDateTime} />,
  CopyableText: () => <CopyableText label="Game ID" text="5512-8841" />,
  Icon: () => <Icon node={Swords} size={24} title="Match" />,
  VisuallyHidden: () => (
    <p>
      3<VisuallyHidden> rooms are waiting</VisuallyHidden>
    </p>
  ),
  Portal: () => (
    <Portal>
      <p>At the end of the document</p>
    </Portal>
  ),
};
