import { Combobox } from '@wayhouse/web-kit/ui/combobox/combobox';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { type ComponentProps, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy.js';
import type { DestinationSuggestions } from './destination-suggestions.js';
import { messages } from './messages.js';
import { suggestCity } from './suggest-city.js';
import type { Suggest } from './suggest-destinations.js';

/** The parameter of the search, and so the name of its field. */
export const destinationName = 'destination';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** After a suggestion was picked. */
  onPicked: () => void;
  placeholder: string;
  /** Id of the element with its error. */
  errorId?: string;
};

/** The destination, as free text or picked from the places and hotels that have rooms. */
export function DestinationField({ value, onChange, onPicked, placeholder, errorId }: Props) {
  const [isNeeded, setNeeded] = useState(false);
  const [suggest, setSuggest] = useState<Suggest>(() => suggestCity);
  useEffect(() => whenIdle(LazySuggestions.preload), []);
  return (
    <>
      {isNeeded && <LazySuggestions typed={value} onChange={(next) => setSuggest(() => next)} />}
      <Combobox
        label={messages.destination}
        value={value}
        onChange={onChange}
        onPicked={onPicked}
        onOpen={() => setNeeded(true)}
        options={suggest('')}
        filter={(_options, typed) => suggest(typed)}
        prominent={{ gap: 'sm:mt-4' }}
      >
        {({ input }) => (
          <label className="block min-h-14 cursor-text rounded-pill px-4 py-2 transition-colors hover:bg-sand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent lg:pl-6">
            <span aria-hidden className="block text-xs font-semibold tracking-wide">
              {messages.destination}
            </span>
            <input
              {...input}
              type="text"
              name={destinationName}
              aria-invalid={Boolean(errorId)}
              aria-describedby={errorId}
              placeholder={placeholder}
              className="w-full truncate bg-transparent text-base placeholder:text-muted focus-visible:outline-none lg:text-[15px]"
            />
          </label>
        )}
      </Combobox>
    </>
  );
}

const LazySuggestions = lazyPart<ComponentProps<typeof DestinationSuggestions>>(
  async () => (await import('./destination-suggestions.js')).DestinationSuggestions,
  { skeleton: null, renderError: () => null },
);
