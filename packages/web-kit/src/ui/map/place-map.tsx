import type { MapTiles } from '@wayhouse/contracts/runtime-config';
import { positionOfCity } from '@wayhouse/domain/city-positions';
import type { Position } from '@wayhouse/domain/position';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';
import { Button } from '../action/button.js';
import { openMap } from './leaflet-map.js';
import './place-map.css';

export type PlaceMapProps = {
  /** The accessible name of the map. */
  label: string;
  /** What stands at the pin. */
  name: string;
  place?: Position;
  /** A known city, which is shown as long as there is no place; otherwise the world is. */
  city?: string;
  /** Streets of a server that the site has chosen, instead of our own drawing. */
  tiles?: MapTiles;
  /** Called with the place that was chosen; without it the pin stays where it is. */
  onPlace?: (place: Position) => void;
};

/** A map with a pin. Loaded by `MapPart`, as it is heavy. */
export function PlaceMap(props: PlaceMapProps) {
  const { latitude, longitude } = props.place ?? {};
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<ReturnType<typeof openMap>>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const canChoose = !!props.onPlace;
  useEffect(() => {
    const choose = (place: Position) => latest.current.onPlace?.(place);
    const opened = openMap(element.current!, {
      ...latest.current,
      around: positionOfCity(latest.current.city ?? ''),
      onPlace: canChoose ? choose : undefined,
    });
    map.current = opened;
    return () => opened.close();
  }, [canChoose]);
  useEffect(() => {
    const isPlace = latitude !== undefined && longitude !== undefined;
    map.current?.show(isPlace ? { latitude, longitude } : undefined);
  }, [latitude, longitude]);
  return (
    <div>
      <div ref={element} className="map-box" />
      <div className="mt-2 flex items-center gap-2">
        <Button variant="secondary" aria-label={messages.zoomIn} onClick={() => map.current?.zoomBy(1)}>
          <Plus aria-hidden className="size-4.5" />
        </Button>
        <Button variant="secondary" aria-label={messages.zoomOut} onClick={() => map.current?.zoomBy(-1)}>
          <Minus aria-hidden className="size-4.5" />
        </Button>
        <p className="text-sm text-muted">{props.tiles?.attribution ?? messages.source}</p>
      </div>
    </div>
  );
}
