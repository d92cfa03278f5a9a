import { useSyncExternalStore } from 'react';
import { Late, type LoadComponent } from '../feedback/Late';
import { useSectionHost } from '../sections/HostContext';
import type { UpdateCardProps } from './UpdateCard';

const loadCard: LoadComponent<UpdateCardProps> = () => import(/* webpackChunkName: "update-card" */ './UpdateCard');

/** Says which sections, and whether the console itself, could be had in a newer version. The code of the card comes with the first offer. */
export function UpdateOffers() {
  const host = useSectionHost();
  const offers = useSyncExternalStore(host.subscribe, () => host.offers);
  const shell = useSyncExternalStore(host.subscribe, () => host.shellOffer);
  return <Late load={loadCard} wanted={offers.length > 0 || shell !== null} props={{ host, offers, shell }} />;
}
