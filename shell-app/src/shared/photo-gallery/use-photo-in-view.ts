import { type UIEvent, useState } from 'react';

/** Which photo of a strip that is swiped is in view, from 0. */
export function usePhotoInView(): [number, (event: UIEvent<HTMLElement>) => void] {
  const [position, setPosition] = useState(0);
  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setPosition(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  return [position, handleScroll];
}
