import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { roomLabel } from '@wayhouse/messages/room-names';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog, type OverlayProps } from '@wayhouse/web-kit/ui/overlay/dialog';
import { type FormEvent, useId, useState } from 'react';
import { SaveError } from '../../../shared/form/save-error.js';
import { messages as calendarMessages } from '../messages.js';
import { messages } from './messages.js';
import type { Unit } from './timeline-rows.js';
import { useBlockUnit } from './use-block-unit.js';

type Props = {
  of: Unit;
  today: string;
  /** The nights that are proposed. */
  nights: { from: string; last: string };
  onClose: () => void;
};

/** Blocks one unit. Stays open with all that was entered until it is blocked. */
export const BlockUnitDialog = (props: Props) => <Dialog open {...useBlockUnitDialog(props)} />;

/** What the dialog has, for one that has had something else before: were it another one, the focus would be lost at its end. */
export function useBlockUnitDialog({ of: { room, unit }, today, nights, onClose }: Props): Omit<OverlayProps, 'open'> {
  const id = useId();
  const [draft, setDraft] = useState({ ...nights, reason: '' });
  const [errors, setErrors] = useState<{ from?: string; last?: string }>({});
  const { block } = useBlockUnit(onClose);
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({});
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (block.isPending) return;
    const { from, last, reason } = draft;
    const found = {
      from: isDate(from) && from >= today ? undefined : messages.block.fromInvalid,
      last: isDate(last) && last >= from ? undefined : messages.block.lastInvalid,
    };
    setErrors(found);
    if (!found.from && !found.last)
      block.mutate({ room: room._id, unit, from, to: addDays(last, 1), reason: reason.trim() || undefined });
  };
  const dates = { type: 'date', min: today, max: latestArrival(today) };
  return {
    onClose: () => block.isPending || onClose(),
    title: messages.block.title(unit),
    description: roomLabel(room),
    footer: (
      <DialogActions dismiss={messages.block.cancel} onDismiss={onClose} busy={block.isPending}>
        <Button type="submit" form={id} busy={block.isPending}>
          {calendarMessages.block}
        </Button>
      </DialogActions>
    ),
    children: (
      <form id={id} noValidate onSubmit={submit} className="grid gap-5 pt-1">
        <div className="grid grid-cols-2 gap-4">
          <TextField label={messages.block.from} {...dates} {...field('from')} error={errors.from} />
          <TextField label={messages.block.last} {...dates} {...field('last')} error={errors.last} />
        </div>
        <TextField
          label={calendarMessages.reason.label}
          placeholder={calendarMessages.reason.example}
          hint={messages.block.reasonHint}
          maxLength={limits.blockReason}
          autoComplete="off"
          {...field('reason')}
        />
        {block.error && <SaveError message={block.error.message} />}
      </form>
    ),
  };
}

const isDate = (text: string): boolean => CalendarDate.safeParse(text).success;
