import { type LocalDateTime, type Stream, streamCalls } from '@arena/shared/contract';
import { build, type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../../section';

export const at = (text: string) => text as LocalDateTime;

export const streamOf = (changes: Partial<Stream> = {}): Stream => ({
  id: 1,
  link: 'https://youtube.com/live/abc',
  status: 'PUBLISHED',
  startsAt: null,
  createdAt: at('2026-11-20T18:00:00'),
  game: { id: 1, title: 'PUBG Mobile', description: null },
  ...changes,
});

export const LIVE = streamOf();
export const SOON = streamOf({
  ...{ id: 2, link: 'https://www.twitch.tv/arena', status: 'UPCOMMING', startsAt: at('2026-12-01T18:00:00') },
  game: { id: 2, title: 'Free Fire', description: null },
});

export const pageOf = build.page<Stream>;

/** A platform with a live stream and an upcoming one. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const host = installFakePlatform(options);
  host.on(streamCalls.list, () => pageOf([LIVE, SOON]));
  return host;
}

export const renderStreams = (query = '') => renderSection(section, `/admin/live-management${query}`);
