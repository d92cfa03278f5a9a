import { lazyComponent } from '@arena/shared/ui';
import { useHostState, useSectionHost } from '../sections/host-context';

const LazyCard = lazyComponent(() => import(/* webpackChunkName: "update-card" */ './UpdateCard').then((module) => module.default));

/** The card's code loads with the first offer. */
export function UpdateOffers() {
  const host = useSectionHost();
  const offers = useHostState((state) => state.offers);
  const shell = useHostState((state) => state.shellOffer);
  return <LazyCard wanted={offers.length > 0 || shell !== null} host={host} offers={offers} shell={shell} />;
}
