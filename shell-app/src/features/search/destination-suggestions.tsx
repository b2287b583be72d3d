import { useSession } from '@wayhouse/web-kit/session';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useAccount } from '../../shared/use-account.js';
import { useDestinations } from '../../shared/use-destinations.js';
import { type Suggest, suggestDestinations } from './suggest-destinations.js';
import { useHotelsNamed } from './use-hotels-named.js';
import { parseCities, subscribeToVisitorCities, visitorCities } from './visitor-cities.js';

type Props = { typed: string; onChange: (suggest: Suggest) => void };

/**
 * Reports what to suggest, by where there are rooms, the hotels that are named so, and what the guest or visitor has searched
 * last. Apart, since the first view makes no calls.
 */
export function DestinationSuggestions({ typed, onChange }: Props) {
  const destinations = useDestinations();
  const hotels = useHotelsNamed(typed);
  const { recentCities } = useAccount();
  const { status } = useSession();
  const stored = useSyncExternalStore(subscribeToVisitorCities, visitorCities);
  const recent = (status === 'signed-out' ? parseCities(stored) : recentCities).join('\n');
  const report = useEffectEvent(() => {
    if (!destinations) return;
    const known = { destinations, recent: recent ? recent.split('\n') : [], hotels };
    onChange((text) => suggestDestinations(text, known));
  });
  useEffect(() => report(), [destinations, recent, hotels]);
  return null;
}
