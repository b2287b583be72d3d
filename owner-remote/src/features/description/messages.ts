import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/description', {
  title: 'Description',
  lead: 'What guests read about this room, beside its photos and its price. Whatever you leave empty is not shown.',
  loading: 'Loading the description of this room',
  failed: { title: 'The description did not load', message: 'It is safe, and guests can still book the room.' },
  back: 'All rooms',
  edit: 'Edit room',
  sections: { about: 'About the room', beds: 'Beds', amenities: 'More amenities', accessibility: 'Accessibility' },
  name: {
    label: 'Name of the room',
    hint: 'Sets it apart from others of its type. Guests see it with the room and in their bookings, and you at the front desk.',
    placeholder: 'Garden Double',
  },
  description: {
    label: 'Description',
    hint: 'What makes the room worth the journey: the view, the light, what is special about it.',
  },
  squareMetres: { label: 'Size in square metres' },
  mostAdults: {
    label: 'Adults at most',
    hint: 'Where some of the guests have to be children: guests enter their ages when they book. Leave it empty if all may be adults.',
  },
  bedsHint: 'How many of each kind. Leave empty what the room does not have.',
  accessibilityHint: 'Choose only what you are sure of: guests rely on it.',
  accessibility: 'What makes it accessible',
  submit: 'Save description',
  busy: 'Saving..',
  seeAsGuest: 'See it as guests do',
  incomplete: 'Please check the fields that are marked.',
  conflict: { title: 'Somebody else has changed this room', noName: 'No name', noText: 'No description' },
});
