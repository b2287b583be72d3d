import type { Position } from '@wayhouse/domain/position';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { MapPart } from '@wayhouse/web-kit/ui/map/map-part';
import { positionUrl } from '@wayhouse/domain/contact-links';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { MapPin } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type HotelDraft, toCoordinates } from '../hotel-draft.js';
import { messages } from '../messages.js';
import { messages as positionMessages } from './messages.js';
import { readPlace } from './read-place.js';
import { WhereIAm } from './where-i-am.js';

/** Where the hotel is on the map. A pair or a link that is pasted fills in both. */
export function PositionFields({ form }: { form: UseFormReturn<HotelDraft> }) {
  const { errors } = form.formState;
  const [latitude, longitude, city] = useWatch({ control: form.control, name: ['latitude', 'longitude', 'city'] });
  const place = toCoordinates({ latitude, longitude });
  const { mapTiles } = useHost().config;
  const [isMapShown, setMapShown] = useState(false);
  const setPlace = ({ latitude, longitude }: Pick<HotelDraft, 'latitude' | 'longitude'>) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', latitude, options);
    form.setValue('longitude', longitude, options);
  };
  const choosePlace = ({ latitude, longitude }: Position) =>
    setPlace({ latitude: `${latitude}`, longitude: `${longitude}` });
  const pastePair = (event: ClipboardEvent) => {
    const pair = readPlace(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    setPlace(pair);
  };
  return (
    <div onPaste={pastePair}>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField
          label={messages.latitude}
          inputMode="text"
          autoComplete="off"
          error={errors.latitude?.message}
          {...form.register('latitude')}
        />
        <TextField
          label={messages.longitude}
          inputMode="text"
          autoComplete="off"
          error={errors.longitude?.message}
          {...form.register('longitude')}
        />
      </div>
      <p className="mt-1.5 text-sm text-muted">{messages.position}</p>
      {place && (
        <a
          href={positionUrl(place)}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-sm font-medium underline underline-offset-4"
        >
          <MapPin aria-hidden className="size-4.5" /> {messages.openMap}
        </a>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={isMapShown} onClick={() => setMapShown(!isMapShown)}>
          {isMapShown ? positionMessages.map.hide : positionMessages.map.choose}
        </Button>
        <WhereIAm onPlace={choosePlace} />
      </div>
      {isMapShown && (
        <div className="mt-4 space-y-2">
          <p className="text-sm text-muted">{positionMessages.map.keys}</p>
          <MapPart
            label={positionMessages.map.label}
            name={positionMessages.map.pin}
            place={place}
            city={city}
            tiles={mapTiles}
            onPlace={choosePlace}
          />
        </div>
      )}
    </div>
  );
}
