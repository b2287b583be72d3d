import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';
import { useEffect, useEffectEvent, useState } from 'react';
import { destinationName } from './destination-field.js';

/** Passes on what a visitor has typed as the destination before the page was taken over, which discards it. */
export function useTypedBefore(onTyped: (destination: string) => void): void {
  const isServerRendered = useIsServerRendered();
  // Read while rendering, since the field is reset right afterwards.
  const [typed] = useState(() => (isServerRendered ? readField() : undefined));
  const report = useEffectEvent(() => typed !== undefined && onTyped(typed));
  useEffect(() => void report(), []);
}

function readField(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.querySelector<HTMLInputElement>(`input[name=${destinationName}]`);
  return field && field.value !== field.defaultValue ? field.value : undefined;
}
