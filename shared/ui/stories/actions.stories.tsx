import * as kit from '@arena/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Check, Pencil, Swords, Trash2 } from 'lucide';
import { inRow, localDateTime, nothing, Row, textInside } from './samples';

const TONES = ['neutral', 'primary', 'success', 'danger', 'ghost'] as const;
const STATUS_TONES = ['wait', 'done', 'refused', 'other', 'info'] as const;

export default {
  title: 'Kit/Buttons and texts',
  decorators: [inRow],
  subcomponents: {
    Avatar: kit.Avatar,
    BackLink: kit.BackLink,
    Button: kit.Button,
    ButtonBase: kit.ButtonBase,
    CopyableText: kit.CopyableText,
    Dash: kit.Dash,
    ExportButton: kit.ExportButton,
    HoverTip: kit.HoverTip,
    Icon: kit.Icon,
    IconButton: kit.IconButton,
    Kbd: kit.Kbd,
    Money: kit.Money,
    Portal: kit.Portal,
    SkipLink: kit.SkipLink,
    StartTime: kit.StartTime,
    StatusBadge: kit.StatusBadge,
    VisuallyHidden: kit.VisuallyHidden,
  },
} satisfies Meta;

export const Button: StoryObj<typeof kit.Button> = {
  args: { children: 'Save changes', tone: 'primary', size: 'md', solid: false, busy: false, busyLabel: 'Saving...', disabled: false },
  argTypes: textInside,
};
export const ButtonTones: StoryObj = {
  render: () => (
    <>
      {TONES.map((tone) => (
        <kit.Button key={tone} tone={tone}>
          {tone}
        </kit.Button>
      ))}
      <kit.Button tone="success" solid>
        Solid
      </kit.Button>
      <kit.Button size="sm" icon={Check}>
        Small
      </kit.Button>
      <kit.Button tone="primary" busy busyLabel="Saving...">
        Save
      </kit.Button>
      <kit.Button disabled>Disabled</kit.Button>
    </>
  ),
};
export const ButtonBase: StoryObj<typeof kit.ButtonBase> = { args: { children: 'Without a look of its own', style: { padding: 8 } } };
export const IconButton: StoryObj<typeof kit.IconButton> = { args: { label: 'Edit', icon: Pencil, tone: 'neutral', iconSize: 16 } };
export const DisabledIconButton: StoryObj = {
  render: () => <kit.IconButton label="Delete" icon={Trash2} disabledReason="A paid room stays." />,
};
export const ExportButton: StoryObj<typeof kit.ExportButton> = {
  args: { file: { progress: null, start: nothing, cancel: nothing }, disabled: false },
};
export const RunningExport: StoryObj = {
  render: () => <kit.ExportButton file={{ progress: { done: 3000, total: 12_400 }, start: nothing, cancel: nothing }} />,
};
export const BackLink: StoryObj<typeof kit.BackLink> = { args: { to: '/', children: 'Back to the rooms' }, argTypes: textInside };
export const SkipLink: StoryObj<typeof kit.SkipLink> = {
  render: () => (
    <>
      <kit.SkipLink href="#content">Skip to the content</kit.SkipLink>
      <p id="content">Press Tab to see the link.</p>
    </>
  ),
};
export const HoverTip: StoryObj<typeof kit.HoverTip> = {
  args: { text: "Counted from the platform's own records", side: 'top', children: <kit.Button>What is this?</kit.Button> },
};
export const Kbd: StoryObj<typeof kit.Kbd> = { args: { children: 'Ctrl K' }, argTypes: textInside };
export const StatusBadge: StoryObj<typeof kit.StatusBadge> = {
  args: { tone: 'wait', plain: kit.plainStatus('room', 'COIN_TIME'), children: 'COIN_TIME' },
  argTypes: textInside,
};
export const StatusTones: StoryObj = {
  render: () => (
    <>
      {STATUS_TONES.map((tone) => (
        <kit.StatusBadge key={tone} tone={tone}>
          {tone.toUpperCase()}
        </kit.StatusBadge>
      ))}
    </>
  ),
};
export const Avatar: StoryObj<typeof kit.Avatar> = { args: { name: 'Amara Khan', tone: 'accent', size: 30 } };
export const Money: StoryObj<typeof kit.Money> = { args: { value: 1250.5 } };
export const Dash: StoryObj<typeof kit.Dash> = { args: { label: 'no prize' } };
export const StartTime: StoryObj<typeof kit.StartTime> = { args: { at: localDateTime } };
export const CopyableText: StoryObj<typeof kit.CopyableText> = { args: { label: 'Game ID', text: '5512-8841' } };
export const Icon: StoryObj<typeof kit.Icon> = { args: { node: Swords, size: 24, title: 'Match' } };
export const VisuallyHidden: StoryObj = {
  render: () => (
    <p>
      3<kit.VisuallyHidden> rooms are waiting</kit.VisuallyHidden>
    </p>
  ),
};
export const Portal: StoryObj<typeof kit.Portal> = { args: { children: <p>At the end of the document</p> } };
export const Colors: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(kit.color).map(([name, value]) => (
        <div key={name} style={{ width: 120, fontSize: '0.75rem' }}>
          <div style={{ height: 40, background: value, border: `1px solid ${kit.color.line}` }} />
          {name}
        </div>
      ))}
    </Row>
  ),
};
