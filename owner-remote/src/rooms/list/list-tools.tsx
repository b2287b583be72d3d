import { Select } from '@wayhouse/web-kit/ui/select';
import { TextField } from '@wayhouse/web-kit/ui/text-field';
import type { Ref } from 'react';
import { texts } from '../texts.js';
import { roomSorts } from './arrange-rooms.js';
import type { useListAddress } from './use-list-address.js';

const { tools, sorts } = texts.list;
const options = roomSorts.map((sort) => ({ value: sort, label: sorts[sort] }));

type Props = ReturnType<typeof useListAddress> & { searchRef: Ref<HTMLInputElement> };

/** Finds and orders the rooms of the list. */
export const ListTools = ({ search, sort, setSearch, setSort, searchRef }: Props) => (
  <div role="search" className="mb-5 grid gap-4 sm:grid-cols-[1fr_14rem]">
    <TextField
      ref={searchRef}
      label={tools.search}
      type="search"
      value={search}
      placeholder={tools.example}
      autoComplete="off"
      onChange={({ target }) => setSearch(target.value)}
    />
    <Select label={tools.sort} options={options} value={sort} onChange={setSort} />
  </div>
);
