import { useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * What the query of the address holds, and a function to write it anew. The router applies an address with a delay: until then
 * what was chosen shows, and a further change builds on it.
 */
export function useChosenQuery<Values>(
  read: (query: URLSearchParams) => Values,
  write: (values: Values) => URLSearchParams | Record<string, string>,
): [Values, (values: Values, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<{ before: URLSearchParams; values: Values }>();
  const choose = (values: Values, options?: NavigateOptions) => {
    setChosen({ before: query, values });
    setQuery(write(values), options);
  };
  return [chosen?.before === query ? chosen.values : read(query), choose];
}
