import { useEffect, useEffectEvent } from 'react';

/** Shows the newest version in a form that began with an earlier one, such as a stored one, while nothing is changed in it. */
export function useFollowNewest(isOutdated: boolean, showNewest: () => void): void {
  const follow = useEffectEvent(showNewest);
  useEffect(() => {
    if (isOutdated) follow();
  }, [isOutdated]);
}
