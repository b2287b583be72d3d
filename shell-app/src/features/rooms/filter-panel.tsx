import { priceBands } from '@wayhouse/contracts/price-bands';
import { roomTypes } from '@wayhouse/contracts/room-types';
import { Checkbox } from '@wayhouse/web-kit/ui/checkbox';
import { RadioGroup } from '@wayhouse/web-kit/ui/radio-group';
import { type RoomSearch, sorts } from './room-search.js';
import { texts } from './texts.js';

export type FilterProps = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void };

/** The filters of the specification. An empty group filters nothing. */
export const FilterPanel = ({ search, onChange }: FilterProps) => (
  <div className="space-y-7">
    <Group title={texts.roomType}>
      {roomTypes.map((type) => (
        <Checkbox
          key={type}
          checked={search.roomType.includes(type)}
          onChange={(isOn) => onChange({ roomType: toggled(search.roomType, type, isOn) })}
        >
          {type}
        </Checkbox>
      ))}
    </Group>
    <Group title={texts.priceRange}>
      {priceBands.map(({ id, from, to }) => (
        <Checkbox
          key={id}
          checked={search.price.includes(id)}
          onChange={(isOn) => onChange({ price: toggled(search.price, id, isOn) })}
        >
          ${from} to ${to}
        </Checkbox>
      ))}
    </Group>
    <RadioGroup
      label={texts.sortBy}
      value={search.sort}
      options={sorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
      onChange={(sort) => onChange({ sort })}
    />
  </div>
);

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset>
    <legend className="mb-1 font-medium">{title}</legend>
    {children}
  </fieldset>
);

const toggled = <Item,>(items: Item[], item: Item, isOn: boolean): Item[] =>
  isOn ? [...items, item] : items.filter((each) => each !== item);
