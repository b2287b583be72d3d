import { cityPositions } from '@wayhouse/domain/city-positions';
import { CircleMarker, geoJSON, type Map as LeafletMap } from 'leaflet';
import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-50m.json';

/** Land, borders and the known cities, from Natural Earth (public domain): nothing is asked of another server. */
export function drawBaseMap(map: LeafletMap) {
  const { countries, land } = world.objects;
  const borders = mesh(world, countries, (one, other) => one !== other);
  geoJSON(feature(world, land), { interactive: false, style: { className: 'map-land' } }).addTo(map);
  geoJSON(borders, { interactive: false, style: { className: 'map-border' } }).addTo(map);
  for (const { name, position } of cityPositions)
    new CircleMarker([position.latitude, position.longitude], { radius: 3, interactive: false, className: 'map-city' })
      .bindTooltip(() => asText(name), { permanent: true, direction: 'right', className: 'map-label' })
      .addTo(map);
}

/** As a node: Leaflet takes a string for HTML. */
export function asText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
