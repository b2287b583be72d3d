import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { useTypedParam } from '../../../../shared/use-typed-param.js';
import { messages } from '../../messages.js';

type Param = ReturnType<typeof useTypedParam>;

export const FindToolbar = ({ text, day }: { text: Param; day: Param }) => (
  <div role="search" aria-label={messages.find.title} className="mb-5 grid gap-4 sm:grid-cols-[1fr_14rem]">
    <TextField
      label={messages.find.text}
      type="search"
      value={text.typed}
      placeholder={messages.find.example}
      autoComplete="off"
      onChange={({ target }) => text.setTyped(target.value)}
    />
    <TextField
      label={messages.find.day}
      type="date"
      value={day.typed}
      onChange={({ target }) => day.setTyped(target.value)}
    />
  </div>
);
