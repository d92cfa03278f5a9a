import { BackLink, Button, ExportButton, HoverTip, IconButton, Kbd, SkipLink } from '@arena/shared/ui';
import { ArrowRight, Check, Pencil, Trash2 } from 'lucide';
import { nothing } from './samples';
import type { Story } from './story';

export const actions: readonly Story[] = [
  {
    part: 'Button',
    inline: true,
    states: {
      Tones: () => (
        <>
          <Button>Neutral</Button>
          <Button tone="primary">Primary</Button>
          <Button tone="success">Success</Button>
          <Button tone="danger">Danger</Button>
          <Button tone="ghost">Ghost</Button>
        </>
      ),
      Solid: () => (
        <>
          <Button tone="success" solid>
            Approve
          </Button>
          <Button tone="danger" solid>
            Reject
          </Button>
        </>
      ),
      'Small, with an icon': () => (
        <>
          <Button size="sm" icon={Check}>
            Accept
          </Button>
          <Button size="sm" iconAfter={ArrowRight}>
            Next
          </Button>
        </>
      ),
      Busy: () => (
        <Button tone="primary" busy busyLabel="Saving...">
          Save
        </Button>
      ),
      Disabled: () => (
        <>
          <Button disabled>Neutral</Button>
          <Button tone="primary" disabled>
            Primary
          </Button>
        </>
      ),
    },
  },
  {
    part: 'IconButton',
    inline: true,
    states: {
      Tones: () => (
        <>
          <IconButton label="Edit" icon={Pencil} />
          <IconButton label="Delete" icon={Trash2} tone="danger" />
        </>
      ),
      'With a reason why not': () => <IconButton label="Delete" icon={Trash2} disabledReason="A paid room stays." />,
    },
  },
  {
    part: 'ExportButton',
    inline: true,
    states: {
      Ready: () => <ExportButton file={{ progress: null, start: nothing, cancel: nothing }} />,
      'Nothing to export': () => <ExportButton disabled file={{ progress: null, start: nothing, cancel: nothing }} />,
      'Under way': () => <ExportButton file={{ progress: { done: 3000, total: 12_400 }, start: nothing, cancel: nothing }} />,
    },
  },
  { part: 'BackLink', inline: true, states: { Link: () => <BackLink to="/">Back to the rooms</BackLink> } },
  {
    part: 'HoverTip',
    inline: true,
    states: {
      'On hover and focus': () => (
        <HoverTip text="Counted from the platform's own records">
          <Button>What is this?</Button>
        </HoverTip>
      ),
    },
  },
  {
    part: 'Kbd',
    inline: true,
    states: {
      Keys: () => (
        <>
          <Kbd>Ctrl K</Kbd>
          <Kbd>/</Kbd>
        </>
      ),
    },
  },
  {
    part: 'SkipLink',
    inline: true,
    states: { 'Shown when it has the focus': () => <SkipLink href="#main">Skip to the content</SkipLink> },
  },
];
