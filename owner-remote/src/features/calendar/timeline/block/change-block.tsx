import { addDays } from '@wayhouse/domain/stay';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { type FormEvent, useId } from 'react';
import { SaveError } from '../../../../shared/form/save-error.js';
import { later } from '../../nights.js';
import { messages as calendarMessages } from '../../messages.js';
import { messages } from '../dialogs/messages.js';
import type { TimelineBlock } from '../use-timeline.js';
import { BlockFields } from './block-fields.js';
import { useBlockDraft } from './use-block-draft.js';
import { useBlockUnit } from './use-block-unit.js';

type Options = { block: TimelineBlock; isOfAll: boolean; today: string; onClose: () => void };

/** The form of a dialog in which nights of a block are unblocked or get another reason. An error keeps what was entered. */
export function useChangeBlock({ block: { room, unit, isUnitAlone, ...of }, isOfAll, today, onClose }: Options) {
  const id = useId();
  const { block, unblock } = useBlockUnit(onClose);
  const [first, last] = [later(of.from, today), addDays(of.to, -1)];
  const reason = of.reason ?? '';
  const invalid = { from: messages.block.notInIt, last: messages.block.notInIt };
  const draft = useBlockDraft({ from: first, last, reason }, invalid, (chosen) => ({
    from: first <= chosen.from && chosen.from <= last,
    last: chosen.from <= chosen.last && chosen.last <= last,
  }));
  const isPending = block.isPending || unblock.isPending;
  const place = { room, ...(isUnitAlone && { unit }) };
  const saveReason = (event: FormEvent) => {
    event.preventDefault();
    const nights = isPending || draft.reason === reason ? undefined : draft.check();
    unblock.reset();
    if (nights) block.mutate({ ...place, ...nights, reason: draft.reason });
  };
  const unblockNights = () => {
    const nights = draft.check();
    block.reset();
    if (nights) unblock.mutate({ ...place, ...nights });
  };
  const error = block.error ?? unblock.error;
  return {
    isPending,
    form: (
      <form id={id} noValidate onSubmit={saveReason} className="mt-4 grid gap-5">
        <BlockFields of={draft} min={first} max={last} />
        {error && <SaveError message={error.message} />}
      </form>
    ),
    footer: (
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button
          type="submit"
          form={id}
          variant="secondary"
          busy={block.isPending}
          disabled={unblock.isPending || draft.reason === reason}
        >
          {calendarMessages.saveReason}
        </Button>
        <Button busy={unblock.isPending} disabled={block.isPending} onClick={unblockNights}>
          {isOfAll ? messages.block.unblockAll : calendarMessages.unblock}
        </Button>
      </div>
    ),
  };
}
