import type { Handlers } from './handlers.js';
import { Refusal } from './refusal.js';

export const publishMethods = {
  ConfirmSelect(channel, { nowait }) {
    channel.isConfirming = true;
    if (!nowait) channel.send('ConfirmSelectOk', {});
  },

  BasicPublish(channel, fields) {
    if (fields.immediate) throw new Refusal(540, 'immediate=true');
    channel.content.begin(fields);
  },

  ChannelFlow(channel, { active }) {
    if (!active) throw new Refusal(540, 'active=false');
    channel.send('ChannelFlowOk', { active });
  },
} satisfies Handlers;
