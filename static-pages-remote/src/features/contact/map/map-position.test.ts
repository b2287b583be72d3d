import { positionOf } from './map-position.js';

// The drawing ends a little north of Mumbai, and its middle is what draw-map.js was told.
test('the drawing’s own corner and middle are where they belong', () => {
  const middle = positionOf({ longitude: 78, latitude: 13.2 });
  expect(middle.left).toBeCloseTo(0.5, 5);
  expect(middle.top).toBeCloseTo(0.5, 5);
});

test('east is right of west, north above south, and a degree of latitude is longer than one of longitude', () => {
  const [bangalore, chennai, kochi] = [
    positionOf({ longitude: 77.6, latitude: 12.97 }),
    positionOf({ longitude: 80.27, latitude: 13.08 }),
    positionOf({ longitude: 76.27, latitude: 9.93 }),
  ];
  expect(chennai.left).toBeGreaterThan(bangalore.left);
  expect(kochi.top).toBeGreaterThan(bangalore.top);
  const north = positionOf({ longitude: 77.6, latitude: 13.97 });
  const east = positionOf({ longitude: 78.6, latitude: 12.97 });
  // 800 by 600 pixels.
  expect((bangalore.top - north.top) * 600).toBeGreaterThan((east.left - bangalore.left) * 800);
});
