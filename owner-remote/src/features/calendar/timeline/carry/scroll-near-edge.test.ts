import { scrollNearEdge } from './scroll-near-edge.js';

const area = { left: 0, right: 500, top: 100, bottom: 500 };

/** How far one frame scrolls with the pointer in each of the places. */
function scrolled(ways: 'down' | 'both', places: [x: number, y: number][]) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const element = document.createElement('div');
  const by: unknown[] = [];
  Object.assign(element, { scrollBy: (how: unknown) => by.push(how) });
  const scrolling = scrollNearEdge(element, { ways, areaOf: () => area, onScroll: () => undefined });
  for (const [x, y] of places) {
    scrolling.at({ x, y });
    frames.splice(0).forEach((frame) => frame(0));
  }
  return by;
}

test('the edge near which it was pressed scrolls only after the pointer has been away from it', () => {
  expect(scrolled('both', [[250, 110]])).toEqual([]);
  const back: [number, number][] = [
    [250, 110],
    [250, 300],
    [250, 110],
  ];
  expect(scrolled('both', back)).toEqual([{ left: 0, top: -12 }]);
});

test('what is moved between units scrolls down and up only', () => {
  const corner: [number, number][] = [
    [250, 300],
    [490, 490],
  ];
  expect(scrolled('both', corner)).toEqual([{ left: 12, top: 12 }]);
  expect(scrolled('down', corner)).toEqual([{ left: 0, top: 12 }]);
});
