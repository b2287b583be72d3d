import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapTiles } from '@wayhouse/contracts/runtime-config';
import type { Position } from '@wayhouse/domain/position';

// What Leaflet looks for before it draws, and jsdom has not.
Object.assign(SVGSVGElement.prototype, { createSVGRect: () => undefined });
window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof window.matchMedia;
const kochi = { latitude: 9.97, longitude: 76.28 };

async function show(props: { place?: Position; name?: string; tiles?: MapTiles; onPlace?: (place: Position) => void }) {
  const { PlaceMap } = await import('./place-map.js');
  const all = { label: 'Map', name: 'Sea House', ...props };
  const { rerender } = render(<PlaceMap {...all} />);
  return { show: (place?: Position) => rerender(<PlaceMap {...all} place={place} />) };
}

test('the map has its name, land and cities, and the pin that of the hotel', async () => {
  await show({ place: kochi });
  const map = screen.getByRole('region', { name: 'Map' });
  expect(map.querySelectorAll('path.map-land').length).toBeGreaterThan(0);
  expect(screen.getByText('Mumbai')).toBeInTheDocument();
  expect(screen.getByText('Sea House')).toBeInTheDocument();
});

test('a name is text, whatever is in it', async () => {
  await show({ place: kochi, name: '<b>Sea</b>' });
  expect(screen.getByText('<b>Sea</b>')).toBeInTheDocument();
});

test('arrow keys on the pin choose a place, and the pin follows what is chosen', async () => {
  const chosen: Position[] = [];
  const map = await show({ place: kochi, onPlace: (place) => chosen.push(place) });
  const pin = screen.getByRole('button', { name: 'Sea House' });
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  map.show(chosen[0]);
  fireEvent.keyDown(pin, { key: 'ArrowUp', shiftKey: true });
  const [small, large] = [chosen[0]!.latitude - 9.97, chosen[1]!.latitude - chosen[0]!.latitude];
  expect(small).toBeGreaterThan(0);
  expect(large / small).toBeCloseTo(10, 0);
});

test('without a place there is no pin until the map is pressed', async () => {
  const chosen: Position[] = [];
  const map = await show({ onPlace: (place) => chosen.push(place) });
  expect(screen.queryByRole('button', { name: 'Sea House' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('region', { name: 'Map' }));
  expect(chosen).toHaveLength(1);
  map.show(chosen[0]);
  expect(screen.getByRole('button', { name: 'Sea House' })).toBeInTheDocument();
});

test('a map that is only read has a pin that keys do not move', async () => {
  await show({ place: kochi });
  expect(screen.queryByRole('button', { name: 'Sea House' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Sea House' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
});

test('tiles that the site has chosen take the place of the drawing, and whose map it is stands below', async () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png';
  await show({ place: kochi, tiles: { url, attribution: '© Mapmakers' } });
  const map = screen.getByRole('region', { name: 'Map' });
  const [tile] = map.querySelectorAll<HTMLImageElement>('img.leaflet-tile');
  expect(tile?.src).toMatch(/^https:\/\/tiles\.example\.com\/15\/\d+\/\d+\.png$/);
  expect(map.querySelectorAll('path.map-land')).toHaveLength(0);
  expect(screen.getByText('© Mapmakers')).toBeInTheDocument();
  expect(screen.queryByText('Map data: Natural Earth')).not.toBeInTheDocument();
});
