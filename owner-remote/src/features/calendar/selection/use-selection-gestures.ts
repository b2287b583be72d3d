import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { nightAfterKey } from '../grid/keyboard-navigation.js';
import type { NightSelection } from './use-night-selection.js';
import type { View } from '../calendar-view.js';

type GestureOptions = { selection: NightSelection; view: View; isVertical: boolean; onMove: (night: string) => void };

const nightAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-night]')?.dataset.night;
const isLink = (target: EventTarget) => (target as Element).closest('a') !== null;

/** Selects nights by dragging, Shift and click, taps, and keys. */
export function useSelectionGestures({ selection, view, isVertical, onMove }: GestureOptions) {
  const [isDragging, setIsDragging] = useState(false);
  const lastPointerType = useRef('');
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
    lastPointerType.current = pointerType;
    const night = nightAt(target);
    if (!night || pointerType !== 'mouse' || button !== 0 || isLink(target)) return;
    if (shiftKey) selection.extend(night);
    else selection.select(night);
    setIsDragging(shiftKey || selection.isSelectable(night));
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const night = nightAt(target);
    if (isDragging && night) selection.extend(night);
  };
  /**
   * Touch scrolls by moving, so it selects by tapping; presses without a pointer (assistive technology) do the same.
   */
  const onClick = ({ target }: MouseEvent) => {
    const night = nightAt(target);
    if (night && lastPointerType.current !== 'mouse' && !isLink(target)) selection.tap(night);
    lastPointerType.current = '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const night = nightAt(event.target);
    if (!night || event.altKey || event.ctrlKey || event.metaKey) return;
    const targetNight = nightAfterKey(event.key, night, view, isVertical);
    if (targetNight) {
      if (event.shiftKey) selection.extendByKey(targetNight, night);
      onMove(targetNight);
    } else if (event.key === 'Escape') selection.clear();
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (event.shiftKey) selection.extend(night);
    else selection.select(night);
    event.preventDefault();
  };
  return { isDragging, onPointerDown, onPointerOver, onClick, onKeyDown };
}
