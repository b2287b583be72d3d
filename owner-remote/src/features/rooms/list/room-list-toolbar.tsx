import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { Ref } from 'react';
import { messages } from '../messages.js';
import { roomSorts } from './filter-and-sort-rooms.js';
import type { useRoomListParams } from './use-room-list-params.js';

type Props = ReturnType<typeof useRoomListParams> & { searchRef: Ref<HTMLInputElement> };

export function RoomListToolbar({ search, sort, setSearch, setSort, searchRef }: Props) {
  const { tools, sorts } = messages.list;
  const options = roomSorts.map((each) => ({ value: each, label: sorts[each] }));
  return (
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
}
