import { cities } from '@wayhouse/domain/cities';
import { Combobox } from '@wayhouse/web-kit/ui/combobox/combobox';
import { messages } from './messages.js';

const options = cities.map(({ name, country }) => ({ value: name, note: country }));

type Props = {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** Id of the element with its error. */
  errorId?: string;
};

/** The destination, as free text or picked from the list of cities. */
export const DestinationField = ({ value, onChange, placeholder, errorId }: Props) => (
  <Combobox label={messages.destination} value={value} onChange={onChange} options={options}>
    {({ input }) => (
      <label className="block min-h-14 cursor-text rounded-pill px-4 py-2 transition-colors hover:bg-sand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent lg:pl-6">
        <span aria-hidden className="block text-xs font-semibold tracking-wide">
          {messages.destination}
        </span>
        <input
          {...input}
          aria-invalid={Boolean(errorId)}
          aria-describedby={errorId}
          placeholder={placeholder}
          className="w-full truncate bg-transparent text-base placeholder:text-muted focus-visible:outline-none lg:text-[15px]"
        />
      </label>
    )}
  </Combobox>
);
