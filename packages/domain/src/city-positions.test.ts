import { cities, cityNames } from './cities.js';
import { cityPositions, positionOfCity } from './city-positions.js';

test('every known city has a position, and nothing else has', () => {
  expect(cityPositions.map(({ name }) => name).toSorted()).toEqual([...cityNames].toSorted());
});

test('Indian cities are in India', () => {
  for (const { name } of cities.filter(({ country }) => country === 'India')) {
    const { latitude, longitude } = positionOfCity(name)!;
    expect([name, latitude > 8 && latitude < 36, longitude > 68 && longitude < 90]).toEqual([name, true, true]);
  }
});

test('finds a city by its name, in any case', () => {
  expect(positionOfCity(' kochi ')).toEqual({ latitude: 9.97, longitude: 76.28 });
  expect(positionOfCity('Atlantis')).toBeUndefined();
});
