import { classNames } from '@wayhouse/web-kit/class-names';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';
import { texts } from '../messages.js';

type Props<Option extends string> = {
  title: string;
  options: readonly Option[];
  labelOf: (option: Option) => string;
  counts: Record<Option, number> | undefined;
  chosen: Option[];
  onChange: (chosen: Option[]) => void;
};

/** Options of which any number can be chosen, each with how many rooms it would show. */
export const FilterGroup = <Option extends string>({
  title,
  options,
  labelOf,
  counts,
  chosen,
  onChange,
}: Props<Option>) => (
  <fieldset>
    <legend className="mb-1 font-medium">{title}</legend>
    {options.map((option) => (
      <Checkbox
        key={option}
        checked={chosen.includes(option)}
        onChange={(isOn) => onChange(options.filter((each) => (each === option ? isOn : chosen.includes(each))))}
      >
        <span
          className={classNames('flex items-baseline justify-between gap-3', counts?.[option] === 0 && 'text-muted')}
        >
          {labelOf(option)}
          {counts && <Count rooms={counts[option]} />}
        </span>
      </Checkbox>
    ))}
  </fieldset>
);

const Count = ({ rooms }: { rooms: number }) => (
  <span className="text-sm text-muted tabular-nums">
    {rooms}
    <span className="sr-only"> {texts.roomsWord(rooms)}</span>
  </span>
);
