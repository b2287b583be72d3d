type Point = { x: number; y: number };
type Gesture = {
  /** It has become a drag; the point is where it is now. */
  onBegin: () => void;
  onAim: (point: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
};

const distances = { mouse: 4, touch: 10 };
const longPressMs = 400;

/**
 * Follows a pointer from its press. A mouse drags once it moves; a finger once it has rested, so that moving it scrolls as ever.
 * Escape cancels. Returns whether a touch is a drag, which then must not scroll.
 */
export function followPointer(press: PointerEvent, gesture: Gesture): { isDragging: () => boolean; isOver: () => boolean } {
  const listening = new AbortController();
  const isTouch = press.pointerType !== 'mouse';
  let isDragging = false;
  const end = () => {
    clearTimeout(resting);
    listening.abort();
  };
  const begin = () => {
    isDragging = true;
    gesture.onBegin();
  };
  const cancel = () => {
    end();
    if (isDragging) gesture.onCancel();
  };
  const resting = isTouch ? setTimeout(begin, longPressMs) : undefined;
  const on = <Name extends keyof WindowEventMap>(name: Name, handle: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, (event) => handle(event), { signal: listening.signal, capture: true });
  on('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (pointerId !== press.pointerId) return;
    const moved = Math.hypot(x - press.clientX, y - press.clientY);
    if (!isDragging && moved > distances[isTouch ? 'touch' : 'mouse']) {
      if (isTouch) return end();
      begin();
    }
    if (isDragging) gesture.onAim({ x, y });
  });
  on('pointerup', ({ pointerId }) => {
    if (pointerId !== press.pointerId) return;
    end();
    if (!isDragging) return;
    ignoreNextClick(false);
    gesture.onDrop();
  });
  on('pointercancel', cancel);
  on('blur', cancel);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.stopPropagation();
    ignoreNextClick(true);
    cancel();
  });
  return { isDragging: () => isDragging && !listening.signal.aborted, isOver: () => listening.signal.aborted };
}

/** The click that follows the release of a drag is none. `isDown`: the release is still to come. */
function ignoreNextClick(isDown: boolean) {
  const ignoring = new AbortController();
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true, signal: ignoring.signal });
  const stop = () => setTimeout(() => ignoring.abort());
  if (isDown) window.addEventListener('pointerup', stop, { once: true });
  else stop();
}
