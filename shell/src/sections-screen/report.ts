import type { SectionStatus, VersionStatus } from '@arena/shared/contract/publishing';
import { OFFERED_CONTRACTS } from '@arena/shared/contract/section';
import type { Here } from './here';
import {
  changeWords,
  cohortName,
  failureCounts,
  failureRate,
  figureParts,
  kilobytes,
  loadTimeWords,
  milliseconds,
  shareWords,
} from './words';
import * as t from './sections-screen.messages';

function versionLines(kind: string, { version, share, since, bytes, modules }: VersionStatus): readonly string[] {
  return [
    `${kind}: ${version}${shareWords(share)}, scripts ${kilobytes(bytes)}${since === null ? '' : `, ${changeWords(since)}`}`,
    ...modules.map(({ name, asked, got, why }) => `  ${name}: asked ${asked}, got ${got ?? 'unknown'}${why === '' ? '' : `. ${why}`}`),
  ];
}

function hereLines({ word, version, failure, offered, loadTime }: Here): readonly string[] {
  return [
    `In this tab: ${word}${version === null ? '' : `, ${version}`}${loadTime === null ? '' : `, loaded in ${milliseconds(loadTime)}`}`,
    ...(failure === null ? [] : [`  ${failure.number}: ${failure.sentence}`, `  ${failure.detail}`]),
    ...(offered === null ? [] : [`  ${offered} is available as a replacement`]),
  ];
}

function dayLines({ lastDay }: SectionStatus): readonly string[] {
  if (lastDay === null) return [t.dayNotMeasured];
  if (lastDay.length === 0) return [t.dayNoData];
  return lastDay.map((row) => {
    const { figures } = row;
    return `Last day, ${cohortName(row)}: ${failureRate(figures)} failures per 1,000 views (${failureCounts(figures)}), p75 load time ${loadTimeWords(figures)}, ${figureParts(figures)}`;
  });
}

/** Plain text for the section's team, without data about the user. */
export function reportText(section: SectionStatus, here: Here, shell: string | null): string {
  const { title, folder, owner, live, candidate, changes } = section;
  return [
    `${title} (${folder}) at ${window.location.origin}, ${new Date().toISOString()}`,
    `Owner: ${owner.team} (${owner.contact})`,
    ...hereLines(here),
    ...versionLines(t.live, live),
    ...(candidate === null ? [] : versionLines(t.candidate, candidate)),
    ...dayLines(section),
    ...(changes === null ? [] : [t.recentChangesTitle, ...changes.map((change) => `  ${changeWords(change)}`)]),
    `Console: ${shell ?? 'of an unpublished build'}, contract ${OFFERED_CONTRACTS.join(' and ')}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
}
