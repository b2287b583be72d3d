import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/message-emails', {
  fromGuest: {
    subject: (guest: string, number: string) => `Message from ${guest} about booking ${number}`,
    heading: (guest: string) => `${guest} has written to you`,
    open: 'Answer in this booking',
  },
  fromHotel: {
    subject: (hotel: string) => `Message from ${hotel} about your stay`,
    heading: (hotel: string) => `${hotel} has written to you`,
    open: 'Answer in your booking',
  },
  quoted: (text: string) => `“${text}”`,
  facts: {
    guest: 'Guest',
    hotel: 'Hotel',
    stay: 'Stay',
    booking: 'Booking',
  },
  byEmail: (name: string) =>
    `You can also reply to this email: ${name} gets it without your email address, and it shows among the messages.`,
});
