import type { Hotel } from '@wayhouse/contracts/hotel';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { MapPart } from '@wayhouse/web-kit/ui/map/map-part';
import { useState } from 'react';
import { useRuntimeConfig } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** Where the hotel is, on a map that is loaded when it is asked for. Without a position there is none. */
export function HotelMap({ hotel: { name, latitude, longitude } }: { hotel: Hotel }) {
  const config = useRuntimeConfig();
  const [isShown, setShown] = useState(false);
  if (latitude === undefined || longitude === undefined) return null;
  const tiles = config.state === 'ready' ? config.mapTiles : undefined;
  return (
    <div className="mt-2">
      <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? messages.map.hide : messages.map.show}
      </Button>
      {isShown && (
        <div className="mt-4">
          <MapPart label={messages.map.label(name)} name={name} place={{ latitude, longitude }} tiles={tiles} />
        </div>
      )}
    </div>
  );
}
