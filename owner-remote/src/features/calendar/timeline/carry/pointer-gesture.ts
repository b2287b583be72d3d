type Point = { x: number; y: number };
type Gesture = {
  /** It has become a drag. */
  onBegin: () => void;
  onAim: (point: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
};

const distances = { mouse: 4, touch: 10 };
const longPressMs = 400;

/**
 * Follows a pointer from its press. A mouse drags once it moves; a finger once it has rested, so that moving it scrolls as ever.
 * Escape cancels. A touch that is a drag must not scroll.
 */
export function followPointer(press: PointerEvent, gesture: Gesture) {
  const isTouch = press.pointerType !== 'mouse';
  let state: 'pressed' | 'dragging' | 'over' = 'pressed';
  const resting = isTouch ? setTimeout(begin, longPressMs) : undefined;
  const isIt = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;

  function begin() {
    state = 'dragging';
    gesture.onBegin();
  }
  function move(event: PointerEvent) {
    if (!isIt(event)) return;
    const { clientX: x, clientY: y } = event;
    const moved = Math.hypot(x - press.clientX, y - press.clientY);
    if (state === 'pressed' && moved > distances[isTouch ? 'touch' : 'mouse']) {
      if (isTouch) end();
      else begin();
    }
    if (state === 'dragging') gesture.onAim({ x, y });
  }
  function release(event: PointerEvent) {
    if (!isIt(event)) return;
    if (end()) {
      ignoreNextClick(false);
      gesture.onDrop();
    }
  }
  function cancel() {
    if (end()) gesture.onCancel();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || state !== 'dragging') return;
    event.stopPropagation();
    ignoreNextClick(true);
    cancel();
  }
  const onBlur = ({ target }: Event) => target === window && cancel();
  const stopListening = listen({
    pointermove: move,
    pointerup: release,
    pointercancel: cancel,
    keydown: onKeyDown,
    blur: onBlur,
  });

  /** Returns whether it was a drag. */
  function end(): boolean {
    const wasDragging = state === 'dragging';
    state = 'over';
    clearTimeout(resting);
    stopListening();
    return wasDragging;
  }
  return { isDragging: () => state === 'dragging', isOver: () => state === 'over' };
}

/** The click that follows the release of a drag is none. `isDown`: the release is still to come. */
function ignoreNextClick(isDown: boolean) {
  const stopIgnoring = listen({
    click(event) {
      event.preventDefault();
      event.stopPropagation();
    },
  });
  const stop = () => setTimeout(stopIgnoring);
  if (isDown) window.addEventListener('pointerup', stop, { once: true });
  else stop();
}

type Handlers = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Before anything else of the page; returns a function that ends it. */
function listen(handlers: Handlers): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handle] of all) window.addEventListener(name, handle, { capture: true });
  return () => {
    for (const [name, handle] of all) window.removeEventListener(name, handle, { capture: true });
  };
}
