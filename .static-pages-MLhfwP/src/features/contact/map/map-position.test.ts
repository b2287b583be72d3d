import { mapPosition } from './map-position.js';

// The map ends just north of Mumbai; its centre is set in draw-map.js.
test('places the corner and the centre of the map', () => {
  const middle = mapPosition({ longitude: 78, latitude: 13.2 });
  expect(middle.left).toBeCloseTo(0.5, 5);
  expect(middle.top).toBeCloseTo(0.5, 5);
});

test('east is right, north is up, and a degree of latitude is longer than one of longitude', () => {
  const [bangalore, chennai, kochi] = [
    mapPosition({ longitude: 77.6, latitude: 12.97 }),
    mapPosition({ longitude: 80.27, latitude: 13.08 }),
    mapPosition({ longitude: 76.27, latitude: 9.93 }),
  ];
  expect(chennai.left).toBeGreaterThan(bangalore.left);
  expect(kochi.top).toBeGreaterThan(bangalore.top);
  const north = mapPosition({ longitude: 77.6, latitude: 13.97 });
  const east = mapPosition({ longitude: 78.6, latitude: 12.97 });
  // 800 by 600 pixels.
  expect((bangalore.top - north.top) * 600).toBeGreaterThan((east.left - bangalore.left) * 800);
});
