import type { Section, SectionPage } from '@arena/shared/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';

export interface PageMatch {
  readonly page: SectionPage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of a section that a path leads to, ranked as the router ranks routes; null when the section has none there. */
export function matchPage(section: Section, mountPath: string, path: string): PageMatch | null {
  const pages = section.mounts.find((mount) => mount.path === mountPath)?.pages ?? [];
  const routes: RouteObject[] = pages.map((page, index) => ({
    id: String(index),
    path: page.path === '' ? mountPath : `${mountPath}/${page.path}`,
  }));
  const match = matchRoutes(routes, path)?.at(-1);
  const page = match === undefined ? undefined : pages[Number(match.route.id)];
  return match === undefined || page === undefined ? null : { page, params: match.params };
}
