import { lazyComponent } from '@arena/shared/ui';
import { useHostState, useSectionHost } from '../sections/host-context';

const LazyCard = lazyComponent(() => import(/* webpackChunkName: "update-card" */ './UpdateCard').then((module) => module.default));

/** Says which sections, and whether the console itself, could be had in a newer version. The code of the card comes with the first offer. */
export function UpdateOffers() {
  const host = useSectionHost();
  const offers = useHostState((state) => state.offers);
  const shell = useHostState((state) => state.shellOffer);
  return <LazyCard wanted={offers.length > 0 || shell !== null} host={host} offers={offers} shell={shell} />;
}
