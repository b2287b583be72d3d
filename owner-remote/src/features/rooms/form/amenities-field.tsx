import { amenityNames } from '@wayhouse/messages/room-names';
import { amenities, type Amenity } from '@wayhouse/domain/amenities';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';
import { messages } from '../messages.js';

type Props = { selected: Amenity[]; onChange: (chosen: Amenity[]) => void };

export const AmenitiesField = ({ selected, onChange }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{messages.amenities}</legend>
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {amenities.map((amenity) => (
        <li
          key={amenity}
          className="rounded-field border border-line bg-surface px-3.5 py-0.5 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft"
        >
          <Checkbox
            checked={selected.includes(amenity)}
            onChange={(checked) =>
              onChange(amenities.filter((each) => (each === amenity ? checked : selected.includes(each))))
            }
          >
            {amenityNames[amenity]}
          </Checkbox>
        </li>
      ))}
    </ul>
  </fieldset>
);
