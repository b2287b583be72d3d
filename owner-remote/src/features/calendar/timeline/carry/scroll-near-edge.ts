type Point = { x: number; y: number };

/** So many pixels from its edge an element scrolls, and by so many a frame. */
const [edge, step] = [48, 12];

/** Scrolls an element while a pointer is near its edge; `onScroll` is called after each step. */
export function scrollNearEdge(element: Element, onScroll: (point: Point) => void) {
  let point: Point | undefined;
  let frame = 0;
  const direction = (at: number, start: number, end: number) => (at < start + edge ? -1 : at > end - edge ? 1 : 0);
  function run() {
    frame = 0;
    if (!point) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const by = { left: step * direction(point.x, left, right), top: step * direction(point.y, top, bottom) };
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
