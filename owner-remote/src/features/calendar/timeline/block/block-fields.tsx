import { limits } from '@wayhouse/domain/limits';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { messages as calendarMessages } from '../../messages.js';
import { messages } from '../dialogs/messages.js';
import type { BlockDraft } from './use-block-draft.js';

/** `min` and `max` are the first and the last night that can be chosen. */
export const BlockFields = ({ of, ...nights }: { of: BlockDraft; min: string; max: string }) => (
  <>
    <div className="grid grid-cols-2 gap-4">
      <TextField label={messages.block.from} type="date" {...nights} {...of.field('from')} error={of.errors.from} />
      <TextField label={messages.block.last} type="date" {...nights} {...of.field('last')} error={of.errors.last} />
    </div>
    <TextField
      label={calendarMessages.reason.label}
      placeholder={calendarMessages.reason.example}
      hint={messages.block.reasonHint}
      maxLength={limits.blockReason}
      autoComplete="off"
      {...of.field('reason')}
    />
  </>
);
