export const unreadMessagesKey = 'unread-messages';
