import { type FocusEvent, useEffect, useRef } from 'react';

/** For the element around buttons that go once they are pressed: it gets the focus that a button had which is gone. */
export function useFocusKept<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => void (hasFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (hasFocus.current = !!place.current?.contains(relatedTarget)),
  };
}
