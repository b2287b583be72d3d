import { amenityNames } from '@wayhouse/messages/room-names';
import { amenities, type Amenity } from '@wayhouse/domain/amenities';
import { ChoicesField } from '../../../shared/form/choices-field.js';
import { messages } from '../messages.js';

type Props = { selected: Amenity[]; onChange: (chosen: Amenity[]) => void };

export const AmenitiesField = (field: Props) => (
  <ChoicesField {...field} label={messages.amenities} choices={amenities} nameOf={(amenity) => amenityNames[amenity]} />
);
