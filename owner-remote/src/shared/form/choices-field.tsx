import { classNames } from '@wayhouse/web-kit/class-names';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';

type Props<Choice extends string> = {
  label: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  selected: Choice[];
  onChange: (chosen: Choice[]) => void;
  /** Whether two of the names fit beside each other on a phone. */
  isShort?: boolean;
};

/** Any of `choices`, which are also the order of those that are chosen. */
export const ChoicesField = <Choice extends string>({
  label,
  choices,
  nameOf,
  selected,
  onChange,
  isShort,
}: Props<Choice>) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{label}</legend>
    <ul
      className={classNames(
        'grid gap-2.5',
        isShort ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3',
      )}
    >
      {choices.map((choice) => (
        <li
          key={choice}
          className="rounded-field border border-line bg-surface px-3.5 py-0.5 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft"
        >
          <Checkbox
            checked={selected.includes(choice)}
            onChange={(checked) =>
              onChange(choices.filter((each) => (each === choice ? checked : selected.includes(each))))
            }
          >
            {nameOf(choice)}
          </Checkbox>
        </li>
      ))}
    </ul>
  </fieldset>
);
