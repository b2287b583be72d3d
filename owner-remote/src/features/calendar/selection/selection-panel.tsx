import { limits } from '@wayhouse/contracts/limits';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { chosenFacts } from './selection-summary.js';
import { ChosenNotes } from './selection-notes.js';
import { isSame, type KnownNights, type Nights } from '../nights.js';
import { sayNights } from '../format-nights.js';
import { texts } from '../messages.js';
import { useChangeNights } from './use-block-nights.js';

type Props = { room: string; nights: Nights; known: KnownNights | undefined; onDone: () => void };

/** What can be done with the nights that are chosen. A refusal leaves them chosen and the reason as it was typed. */
export function ChosenNights({ room, nights, known, onDone }: Props) {
  const [typed, setTyped] = useState<string>();
  const { block, unblock } = useChangeNights(room, nights, onDone);
  const facts = chosenFacts(nights, known);
  const isAllBlocked = facts.blocked === facts.count;
  const reason = typed ?? facts.reason ?? '';
  const isBusy = block.isPending || unblock.isPending;
  const failed = [block, unblock].find(({ error, variables }) => error && variables && isSame(variables, nights));
  const send = (event: FormEvent) => {
    event.preventDefault();
    unblock.reset();
    // Nights that are blocked keep their reason, unless another was typed.
    if (!isBusy) block.mutate({ ...nights, reason: isAllBlocked ? reason : reason || undefined });
  };
  const open = () => {
    block.reset();
    if (!isBusy) unblock.mutate(nights);
  };
  return (
    <Card
      role="region"
      aria-label={texts.selection}
      data-bottom-bar
      className="sticky bottom-[calc(5.25rem+var(--note,0px)+env(safe-area-inset-bottom))] z-20 mt-4 p-4 shadow-soft sm:p-5 md:bottom-[calc(1rem+var(--note,0px))]"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 className="font-display text-xl">{texts.chosen(facts.count, sayNights(nights))}</h3>
          <ChosenNotes nights={nights} facts={facts} error={failed?.error ?? null} />
        </div>
        <IconButton label={texts.clear} onClick={onDone} className="-mt-2 -mr-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <form onSubmit={send} className="mt-3 flex flex-wrap gap-3">
        <TextField
          label={texts.reason.label}
          hideLabel
          value={reason}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={texts.reason.example}
          maxLength={limits.blockReason}
          autoComplete="off"
          className={classNames('min-w-40 flex-1 sm:basis-0', facts.blocked > 0 && 'basis-full')}
        />
        {facts.blocked > 0 && (
          <Button
            variant={isAllBlocked ? 'primary' : 'secondary'}
            busy={unblock.isPending}
            onClick={open}
            className="max-sm:grow"
          >
            {texts.unblock}
          </Button>
        )}
        <Button
          type="submit"
          variant={isAllBlocked ? 'secondary' : 'primary'}
          busy={block.isPending}
          className={facts.blocked > 0 ? 'max-sm:grow' : undefined}
        >
          {isAllBlocked ? texts.saveReason : texts.block}
        </Button>
      </form>
    </Card>
  );
}
