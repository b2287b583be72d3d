import type { MapTiles } from '@wayhouse/contracts/runtime-config';
import { type Position, roundPosition } from '@wayhouse/domain/position';
import { control, divIcon, type LatLng, map as createMap, marker, svg, tileLayer } from 'leaflet';
import { scrollBehavior } from '../scroll-behavior.js';
import { asText, drawBaseMap } from './base-map.js';
import { movePin } from './pin-steps.js';

/** Closer than at first, the coast of the drawing is coarser than what is looked for. */
const zooms = { world: 1, far: 4, city: 7, place: 8, streets: 15, least: 1, most: 17 };

type Options = {
  label: string;
  name: string;
  place?: Position;
  around?: Position;
  tiles?: MapTiles;
  onPlace?: (place: Position) => void;
};

const toPosition = ({ lat, lng }: LatLng) => roundPosition({ latitude: lat, longitude: lng });
const toPoint = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** A map in the element. With `onPlace`, a press, dragging and arrow keys choose a place; without, its pin stays. */
export function openMap(element: HTMLElement, { label, name, place, around, tiles, onPlace }: Options) {
  const animate = scrollBehavior() === 'smooth';
  const start = place ?? around;
  const map = createMap(element, {
    ...{ attributionControl: false, zoomControl: false, renderer: svg({ padding: 0.5 }) },
    ...{ fadeAnimation: animate, zoomAnimation: animate, inertia: animate, markerZoomAnimation: animate },
    // A wheel scrolls the page, also over the map.
    scrollWheelZoom: false,
    ...{ minZoom: zooms.least, maxZoom: zooms.most, worldCopyJump: true },
  });
  const showHowFar = () => element.toggleAttribute('data-far', map.getZoom() < zooms.far);
  map.on('zoomend', showHowFar);
  map.setView(
    start ? toPoint(start) : [20, 20],
    place ? (tiles ? zooms.streets : zooms.place) : start ? zooms.city : zooms.world,
  );
  showHowFar();
  if (tiles) tileLayer(tiles.url, { maxZoom: zooms.most }).addTo(map);
  else drawBaseMap(map);
  control.scale({ imperial: false }).addTo(map);
  element.setAttribute('aria-label', label);
  element.setAttribute('role', 'region');

  const pin = marker([0, 0], {
    icon: divIcon({ className: 'map-pin', html: drawPin(), iconSize: [32, 32], iconAnchor: [16, 32] }),
    draggable: !!onPlace,
    keyboard: !!onPlace,
  });
  pin.bindTooltip(() => asText(name), { permanent: true, opacity: 1, direction: 'bottom', className: 'map-name' });
  pin.on('dragend', () => onPlace?.(toPosition(pin.getLatLng())));
  pin.on('add', () => {
    const pinElement = pin.getElement();
    pinElement?.setAttribute('aria-label', name);
    if (onPlace) pinElement?.addEventListener('keydown', moveByKey);
    else pinElement?.setAttribute('role', 'img');
  });
  map.on('click', ({ latlng }) => onPlace?.(toPosition(latlng)));

  function moveByKey(event: KeyboardEvent) {
    const to = movePin(toPosition(pin.getLatLng()), event.key, { zoom: map.getZoom(), isLarge: event.shiftKey });
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace?.(to);
  }

  const show = (shown: Position | undefined) => {
    if (!shown) return void pin.remove();
    pin.setLatLng(toPoint(shown));
    if (!map.hasLayer(pin)) pin.addTo(map);
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng(), { animate });
  };
  show(place);
  return { show, zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps), close: () => void map.remove() };
}

function drawPin(): HTMLElement {
  const pin = document.createElement('span');
  pin.innerHTML =
    '<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true"><path d="M12 23c-1 0-8-8-8-13a8 8 0 0 1 16 0c0 5-7 13-8 13z"/><circle cx="12" cy="10" r="2.5" fill="#fff"/></svg>';
  return pin;
}
