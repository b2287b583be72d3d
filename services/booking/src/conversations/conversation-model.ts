import { defineModel } from '@wayhouse/service-kit';

/** Counts the messages of a booking and those that one of the two has not read; `version` counts the changes of it. */
export type Conversation = {
  _id: string;
  guestId: string;
  hotelId: string;
  messages: number;
  unreadByGuest?: number;
  unreadByHotel?: number;
  version: number;
  changedAt: Date;
};

/** Written by the repository only; the stream of booking changes reads it too. */
export const conversationModel = defineModel<Conversation>(
  'conversations',
  {
    ...{ _id: String, guestId: String, hotelId: String, messages: Number, version: Number, changedAt: Date },
    ...{ unreadByGuest: Number, unreadByHotel: Number },
  },
  [[{ guestId: 1, unreadByGuest: 1 }], [{ hotelId: 1, unreadByHotel: 1 }], [{ hotelId: 1, changedAt: 1 }]],
);
