import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows the newest version in a form that began with an earlier one, such as a stored one, while nothing is changed in it. */
export function useFollowNewest(isOutdated: boolean, showNewest: () => void): void {
  const follow = useEffectEvent(showNewest);
  useEffect(() => {
    if (isOutdated) follow();
  }, [isOutdated]);
}

/** The same of a form whose values have a version. Returns what shows the newest one, whatever was changed, and forgets a refusal. */
export function useNewestVersion<Draft extends FieldValues & { version?: number }>(
  form: UseFormReturn<Draft>,
  newest: Draft,
  { isPending, reset }: { isPending: boolean; reset: () => void },
): () => void {
  const showNewest = () => {
    form.reset(newest);
    reset();
  };
  const isUntouched = !form.formState.isDirty && !isPending;
  useFollowNewest(isUntouched && form.getValues().version! < newest.version!, showNewest);
  return showNewest;
}
