// CardList
export const onlySomeCards = (count: string) =>
  `Only some of ${count} cards are on the page. Use the search box: the browser’s own search finds only those.`;
// LoadMore
export const loading = 'Loading...';
export const loadMore = 'Load more';
export const retry = 'Retry';
// WidgetList
export const open = 'Open';
// application-rows
export const thisPlayer = 'this player';
export const playerWithId = (id: number | string) => `player ${id}`;
// count-text
export const countOfAll = (shown: string, all: string) => `${shown} of ${all}`;
