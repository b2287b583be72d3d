import type { Handlers } from './channel.js';

export const publishMethods = {
  ConfirmSelect(channel) {
    channel.isConfirming = true;
    channel.send('ConfirmSelectOk', {});
  },

  BasicPublish: (channel, fields) => channel.content.begin(fields),
} satisfies Handlers;
