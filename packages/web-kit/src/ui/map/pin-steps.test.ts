import { movePin } from './pin-steps.js';

const kochi = { latitude: 9.97, longitude: 76.28 };
const near = { zoom: 12, isLarge: false };

test('arrows move the pin in their direction, and Shift ten times as far', () => {
  expect(movePin(kochi, 'ArrowUp', near)!.latitude).toBeGreaterThan(kochi.latitude);
  expect(movePin(kochi, 'ArrowDown', near)!.latitude).toBeLessThan(kochi.latitude);
  expect(movePin(kochi, 'ArrowLeft', near)!.longitude).toBeLessThan(kochi.longitude);
  const small = movePin(kochi, 'ArrowRight', near)!.longitude - kochi.longitude;
  const large = movePin(kochi, 'ArrowRight', { ...near, isLarge: true })!.longitude - kochi.longitude;
  expect(large / small).toBeCloseTo(10, 1);
});

test('steps are smaller the closer the map is', () => {
  const far = movePin(kochi, 'ArrowRight', { ...near, zoom: 5 })!.longitude;
  expect(far).toBeGreaterThan(movePin(kochi, 'ArrowRight', near)!.longitude);
});

test('no other key moves it', () => {
  expect(movePin(kochi, 'Enter', near)).toBeUndefined();
});
