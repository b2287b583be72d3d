export const texts = {
  addRoom: 'Add Room',
  state: { due: 'Not paid yet', paid: 'Paid', cancelled: 'Cancelled' },
  connection: {
    live: { title: 'Live', note: 'New bookings and payments appear by themselves' },
    connecting: { title: 'Connecting…', note: 'Until then this page looks for news every quarter of a minute' },
    paused: { title: 'Paused', note: 'Goes on once you are back' },
  },
} as const;
