import type { Destination } from '@wayhouse/contracts/destination';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSession } from '@wayhouse/web-kit/session';
import { useAccount } from '../../shared/use-account.js';
import { useDestinations } from '../../shared/use-destinations.js';
import { parseCities, subscribeToVisitorCities, visitorCities } from './visitor-cities.js';

export type KnownDestinations = { destinations: Destination[] | undefined; recent: string[] };

/** Reports where there are rooms, and what the guest or visitor has searched last. Apart, since the first view makes no calls. */
export function KnownDestinationsLoader({ onLoad }: { onLoad: (known: KnownDestinations) => void }) {
  const destinations = useDestinations();
  const { recentCities } = useAccount();
  const { status } = useSession();
  const stored = useSyncExternalStore(subscribeToVisitorCities, visitorCities);
  const recent = (status === 'signed-out' ? parseCities(stored) : recentCities).join('\n');
  const report = useEffectEvent(() => onLoad({ destinations, recent: recent ? recent.split('\n') : [] }));
  useEffect(() => report(), [destinations, recent]);
  return null;
}
