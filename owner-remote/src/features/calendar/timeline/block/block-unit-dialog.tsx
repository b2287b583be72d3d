import { latestArrival } from '@wayhouse/domain/arrival';
import { roomLabel } from '@wayhouse/messages/room-names';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog, type OverlayProps } from '@wayhouse/web-kit/ui/overlay/dialog';
import { type FormEvent, useId } from 'react';
import { SaveError } from '../../../../shared/form/save-error.js';
import { messages as calendarMessages } from '../../messages.js';
import { messages } from '../dialogs/messages.js';
import type { Unit } from '../timeline-rows.js';
import { BlockFields } from './block-fields.js';
import { useBlockDraft } from './use-block-draft.js';
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
  const { block } = useBlockUnit(onClose);
  const texts = { from: messages.block.fromInvalid, last: messages.block.lastInvalid };
  const draft = useBlockDraft({ ...nights, reason: '' }, texts, ({ from, last }) => ({
    from: from >= today,
    last: last >= from,
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (block.isPending) return;
    const chosen = draft.check();
    if (chosen) block.mutate({ room: room._id, unit, ...chosen, reason: draft.reason || undefined });
  };
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
        <BlockFields of={draft} min={today} max={latestArrival(today)} />
        {block.error && <SaveError message={block.error.message} />}
      </form>
    ),
  };
}
