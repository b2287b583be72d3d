import { classNames } from '@wayhouse/web-kit/class-names';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';
import { messages } from '../messages.js';

type Props = {
  name: string;
  title: string;
  options: readonly string[];
  formatLabel: (option: string) => string;
  counts: Record<string, number> | undefined;
  selected: string[];
  onChange: (selected: string[]) => void;
};

/** A group of checkboxes, each with the number of rooms it would show. */
export const FilterGroup = ({ name, title, options, formatLabel, counts, selected, onChange }: Props) => (
  <fieldset>
    <legend className="mb-1 font-medium">{title}</legend>
    {options.map((option) => (
      <Checkbox
        key={option}
        name={name}
        value={option}
        checked={selected.includes(option)}
        onChange={(isOn) => onChange(options.filter((each) => (each === option ? isOn : selected.includes(each))))}
      >
        <span
          className={classNames('flex items-baseline justify-between gap-3', counts?.[option] === 0 && 'text-muted')}
        >
          {formatLabel(option)}
          {counts && <Count rooms={counts[option] ?? 0} />}
        </span>
      </Checkbox>
    ))}
  </fieldset>
);

const Count = ({ rooms }: { rooms: number }) => (
  <span className="text-sm text-muted tabular-nums">
    {rooms}
    <span className="sr-only"> {messages.roomsWord(rooms)}</span>
  </span>
);
