import {
  Avatar,
  CopyableText,
  Dash,
  FactList,
  Icon,
  Money,
  plainStatus,
  StartTime,
  StatusBadge,
  type StatusTone,
  VisuallyHidden,
} from '@arena/shared/ui';
import { Swords } from 'lucide';
import { localDateTime } from './samples';
import type { Story } from './story';

const TONES: readonly StatusTone[] = ['wait', 'done', 'refused', 'other', 'info'];

export const words: readonly Story[] = [
  {
    part: 'StatusBadge',
    inline: true,
    states: {
      Tones: () =>
        TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone.toUpperCase()}
          </StatusBadge>
        )),
      'With plain words': () => (
        <StatusBadge tone="wait" plain={plainStatus('room', 'COIN_TIME')}>
          COIN_TIME
        </StatusBadge>
      ),
    },
  },
  {
    part: 'Avatar',
    inline: true,
    states: {
      Tones: () => (
        <>
          <Avatar name="Amara Khan" />
          <Avatar name="Amara Khan" tone="neutral" />
          <Avatar name={null} />
          <Avatar name="Amara Khan" size={44} />
        </>
      ),
    },
  },
  {
    part: 'Money',
    inline: true,
    states: {
      Amounts: () => (
        <>
          <Money value={1250.5} />
          <Money value={0} />
          <Money value={null} />
          <Dash label="no prize" />
        </>
      ),
    },
  },
  {
    part: 'StartTime',
    states: {
      'Here and on the platform': () => <StartTime at={localDateTime} />,
      Unknown: () => <StartTime at={null} />,
    },
  },
  {
    part: 'CopyableText',
    inline: true,
    states: {
      Text: () => <CopyableText label="Game ID" text="5512-8841" />,
      None: () => <CopyableText label="Game ID" text={null} />,
    },
  },
  {
    part: 'FactList',
    states: {
      'Two columns': () => (
        <div style={{ width: '100%', maxWidth: 420 }}>
          <FactList
            items={[
              { label: 'Game', value: 'PUBG Mobile' },
              { label: 'Map', value: 'Erangel' },
              { label: 'Entry', value: <Money value={2} /> },
              { label: 'Prize', value: <Money value={40} />, tone: 'good' },
            ]}
          />
        </div>
      ),
    },
  },
  {
    part: 'Icon',
    inline: true,
    states: {
      'Decoration, and with a meaning': () => (
        <>
          <Icon node={Swords} />
          <Icon node={Swords} size={24} title="Match" />
        </>
      ),
      'Text for screen readers only': () => (
        <p>
          3<VisuallyHidden> rooms are waiting</VisuallyHidden>
        </p>
      ),
    },
  },
];
