import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/hotel-registration', {
  title: 'Register Your Hotel',
  lead: 'Fill in four fields, and you can list your first room.',
  name: 'Hotel Name',
  contact: 'Phone Number',
  address: 'Address',
  city: 'City',
  selectCity: 'Select City',
  submit: 'Register',
});
