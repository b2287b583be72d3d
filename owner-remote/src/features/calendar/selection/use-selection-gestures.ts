import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveByKey } from '../grid/keyboard-navigation.js';
import type { NightsChoice } from './use-night-selection.js';
import type { View } from '../calendar-view.js';

type Choosing = { choice: NightsChoice; view: View; isDown: boolean; onGo: (night: string) => void };

const nightAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-night]')?.dataset.night;
const isOnLink = (target: EventTarget) => (target as Element).closest('a') !== null;

/** Choosing nights in the grid: by dragging, by Shift and a press, by taps, and by the keys. */
export function useChoosing({ choice, view, isDown, onGo }: Choosing) {
  const [isDragging, setIsDragging] = useState(false);
  const pressedBy = useRef('');
  useEffect(() => {
    if (!isDragging) return;
    const end = () => setIsDragging(false);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isDragging]);

  const onPointerDown = ({ target, pointerType, button, shiftKey }: PointerEvent) => {
    pressedBy.current = pointerType;
    const night = nightAt(target);
    if (!night || pointerType !== 'mouse' || button !== 0 || isOnLink(target)) return;
    if (shiftKey) choice.extend(night);
    else choice.choose(night);
    setIsDragging(shiftKey || choice.canBe(night));
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const night = nightAt(target);
    if (isDragging && night) choice.extend(night);
  };
  /** Fingers scroll the page by moving, so they choose by tapping; so does what presses without a pointer. */
  const onClick = ({ target }: MouseEvent) => {
    const night = nightAt(target);
    if (night && pressedBy.current !== 'mouse' && !isOnLink(target)) choice.tap(night);
    pressedBy.current = '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const night = nightAt(event.target);
    if (!night || event.altKey || event.ctrlKey || event.metaKey) return;
    const goal = moveByKey(event.key, night, view, isDown);
    if (goal) {
      if (event.shiftKey) choice.walk(goal, night);
      onGo(goal);
    } else if (event.key === 'Escape') choice.clear();
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (event.shiftKey) choice.extend(night);
    else choice.choose(night);
    event.preventDefault();
  };
  return { isDragging, onPointerDown, onPointerOver, onClick, onKeyDown };
}
