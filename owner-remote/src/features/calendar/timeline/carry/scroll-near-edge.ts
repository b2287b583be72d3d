type Point = { x: number; y: number };
/** How far somebody sees an element. */
type Area = { left: number; right: number; top: number; bottom: number };

/** So many pixels from its edge an element scrolls, and by so many a frame. */
const [edge, step] = [48, 12];

/**
 * Scrolls an element while a pointer is near the edge of what is seen of it, once the pointer has been away from that edge: where it was
 * pressed is no reason. `onScroll` is called after each step.
 */
export function scrollNearEdge(
  element: Element,
  { ways, areaOf, onScroll }: { ways: 'down' | 'both'; areaOf: () => Area; onScroll: (point: Point) => void },
) {
  let point: Point | undefined;
  let frame = 0;
  const across = directionOf();
  const down = directionOf();
  function run() {
    frame = 0;
    if (!point) return;
    const { left, right, top, bottom } = areaOf();
    const by = {
      left: ways === 'both' ? step * across(point.x, left, right) : 0,
      top: step * down(point.y, top, bottom),
    };
    if (!by.left && !by.top) return;
    element.scrollBy(by);
    onScroll(point);
    frame = requestAnimationFrame(run);
  }
  return {
    at(next: Point) {
      point = next;
      frame ||= requestAnimationFrame(run);
    },
    stop() {
      point = undefined;
      cancelAnimationFrame(frame);
    },
  };
}

/** -1, 0 or 1 for a place between two edges; 0 for an edge from which it has never been away. */
function directionOf() {
  const hasLeft = { start: false, end: false };
  return (at: number, start: number, end: number): number => {
    hasLeft.start ||= at >= start + edge;
    hasLeft.end ||= at <= end - edge;
    if (at < start + edge) return hasLeft.start ? -1 : 0;
    return at > end - edge && hasLeft.end ? 1 : 0;
  };
}

/** Without what lies over it: the head of the page and the note, which stay above it, the head of its columns and the names of its rows. */
export function areaSeen(grid: Element): Area {
  const { left, right, top, bottom } = grid.getBoundingClientRect();
  const note = grid.previousElementSibling?.getBoundingClientRect();
  const head = grid.querySelector('.timeline-head');
  const label = head?.querySelector('.timeline-label');
  return {
    left: left + (label?.clientWidth ?? 0),
    right: Math.min(right, window.innerWidth),
    top: Math.max(top, note?.bottom ?? 0) + (head?.clientHeight ?? 0),
    bottom: Math.min(bottom, window.innerHeight),
  };
}
