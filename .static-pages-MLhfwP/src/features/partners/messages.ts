import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';

/** A logo, drawn in `partners/wordmarks.tsx`. */
export type PartnerMark = 'tamarind' | 'millstone' | 'halden' | 'lumen' | 'banyan';

type Partner = { mark: PartnerMark; name: string; field: string; text: string; website: string };

type Partners = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  listTitle: string;
  note: string;
  visit: (name: string) => string;
  leaves: string;
  partners: Partner[];
  join: { title: string; text: string; action: string };
};

export const messages = localized<Partners>('static-pages-remote/partners', {
  eyebrow: 'Partners',
  title: 'In good company',
  tab: 'Partners',
  lead: 'A stay begins long before the door and goes on after breakfast. These five companies look after the rest of it.',
  photo: {
    file: 'room-loft-double-1',
    alt: 'A loft room with a brick wall, a rust-coloured throw, a leather armchair and a tall steel window',
  },
  listTitle: 'Five we work with',
  note: 'They are companies of their own. Their links take you to their websites, in a new tab.',
  visit: (name) => `Visit ${name}`,
  leaves: 'leaves Wayhouse, opens in a new tab',
  partners: [
    {
      mark: 'tamarind',
      name: 'Tamarind Rail',
      field: 'Trains',
      text: 'Plans the slow way there: sleeper trains and the last few miles by road, on one ticket.',
      website: 'https://tamarind-rail.example/',
    },
    {
      mark: 'millstone',
      name: 'Millstone Linen',
      field: 'Beds',
      text: 'Weaves sheets that small hotels can afford, and takes worn ones back to make new yarn.',
      website: 'https://millstone-linen.example/',
    },
    {
      mark: 'halden',
      name: 'Halden & Bray',
      field: 'Insurance',
      text: 'Covers a journey in plain words: four pages, no small print, and somebody who picks up.',
      website: 'https://halden-bray.example/',
    },
    {
      mark: 'lumen',
      name: 'Lumen Locks',
      field: 'Doors',
      text: 'Makes quiet locks for hotel doors, which open by card and still have a key.',
      website: 'https://lumen-locks.example/',
    },
    {
      mark: 'banyan',
      name: 'Banyan Table',
      field: 'Breakfast',
      text: 'Brings what grows nearby to hotel kitchens before seven, by bicycle where that is possible.',
      website: 'https://banyan-table.example/',
    },
  ],
  join: {
    title: 'Work with us',
    text: 'If you make stays better and would say the same of us, we would like to hear from you.',
    action: 'Write to us',
  },
});
