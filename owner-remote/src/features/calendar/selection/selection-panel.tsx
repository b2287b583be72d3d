import { limits } from '@wayhouse/domain/limits';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { summarizeSelection } from './selection-summary.js';
import { SelectionNotes } from './selection-notes.js';
import { isSameNights, type LoadedNights, type Nights } from '../nights.js';
import { formatNights } from '../format-nights.js';
import { messages } from '../messages.js';
import { useBlockNights } from './use-block-nights.js';

type Props = { room: string; nights: Nights; loaded: LoadedNights | undefined; onDone: () => void };

/** Actions on the selected nights. An error keeps the selection and the typed reason. */
export function SelectionPanel({ room, nights, loaded, onDone }: Props) {
  const [typed, setTyped] = useState<string>();
  const { block, unblock } = useBlockNights(room, nights, onDone);
  const summary = summarizeSelection(nights, loaded);
  const isAllBlocked = summary.blocked === summary.count;
  const reason = typed ?? summary.reason;
  const isSaved = isAllBlocked && reason === summary.reason;
  const isBusy = block.isPending || unblock.isPending;
  const failedMutation = [block, unblock].find(
    ({ error, variables }) => error && variables && isSameNights(variables, nights),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    unblock.reset();
    // Blocked nights keep their reason unless another one was typed.
    if (!isBusy) block.mutate({ ...nights, reason: isAllBlocked ? reason : reason || undefined });
  };
  const unblockNights = () => {
    block.reset();
    if (!isBusy) unblock.mutate(nights);
  };
  return (
    <Card
      role="region"
      aria-label={messages.selection}
      data-bottom-bar
      className="sticky bottom-[calc(5.25rem+var(--snackbar-height,0px)+env(safe-area-inset-bottom))] z-20 mt-4 p-4 shadow-soft sm:p-5 md:bottom-[calc(1rem+var(--snackbar-height,0px))]"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 className="font-display text-xl">{messages.selected(summary.count, formatNights(nights))}</h3>
          <SelectionNotes nights={nights} summary={summary} error={failedMutation?.error ?? null} />
        </div>
        <IconButton label={messages.clear} onClick={onDone} className="-mt-2 -mr-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <form onSubmit={submit} className="mt-3 flex flex-wrap gap-3">
        <TextField
          label={messages.reason.label}
          hideLabel
          value={reason}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={messages.reason.example}
          maxLength={limits.blockReason}
          autoComplete="off"
          className={classNames('min-w-40 flex-1 sm:basis-0', summary.blocked > 0 && 'basis-full')}
        />
        {summary.blocked > 0 && (
          <Button
            variant={isAllBlocked ? 'primary' : 'secondary'}
            busy={unblock.isPending}
            onClick={unblockNights}
            className="max-sm:grow"
          >
            {messages.unblock}
          </Button>
        )}
        <Button
          type="submit"
          variant={isAllBlocked ? 'secondary' : 'primary'}
          busy={block.isPending}
          disabled={isSaved}
          className={summary.blocked > 0 ? 'max-sm:grow' : undefined}
        >
          {isAllBlocked ? messages.saveReason : messages.block}
        </Button>
      </form>
    </Card>
  );
}
