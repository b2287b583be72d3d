import { localized } from '@wayhouse/messages/localized';
import { roomsPath } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const fortKochi = localized<Post>('static-pages-remote/blog/fort-kochi-before-the-shutters-open', {
  slug: 'fort-kochi-before-the-shutters-open',
  topic: 'Places',
  title: 'Fort Kochi, before the shutters open',
  lead: 'Four quiet hours on foot, from the first nets in the water to a second breakfast on Rose Street.',
  author: 'Anjali Thomas',
  date: '2026-10-16',
  photo: {
    file: 'room-coastal-double-2',
    alt: 'A bed with a cane headboard before a blue panelled wall, with two framed prints and ceramic lamps',
  },
  body: [
    {
      paragraph:
        'Fort Kochi is a small place that many people see too late in the day. By eleven the lanes are warm and the cars have found each other. Come at six instead. The light is flat and kind, the crows are the loudest thing about, and the town belongs to those who sweep it.',
    },
    { subhead: 'Six o’clock: the nets' },
    {
      paragraph:
        'Begin at the water, where the great cantilevered nets stand on their timber legs like resting cranes. It takes four or five men to lower one and a little patience to see what comes up. Often it is not much. The fish that do come are sold a few steps away, still bright, to people who know each other by name.',
    },
    {
      paragraph:
        'If somebody waves you over to pull on a rope, it is meant kindly, and a small note afterwards is the custom. If you would rather watch, there is a low wall a little to the south with the best view of the harbour mouth and the ships that slide through it without a sound.',
    },
    { subhead: 'Seven: under the rain trees' },
    {
      paragraph:
        'Walk inland with the sea at your back. The old rain trees close over the street, and under them boys are already playing cricket with a plank. There are churches here, a Dutch cemetery behind a gate, and houses whose plaster has been painted over so many times that the corners have gone soft. None of it needs a ticket at this hour. Nobody is selling anything yet.',
    },
    {
      quote: 'Guests ask me what they must see. I tell them to walk until they are hungry, and then to turn round.',
      by: 'Leela Nair, who keeps Lantern & Tide',
    },
    {
      paragraph:
        'Leela’s house stands on Rose Street, five minutes from the water. She opened it with four rooms and her mother’s recipes, and she is usually to be found in the doorway with the newspaper. She will tell you which bakery is worth the walk this week, and she will be right.',
    },
    {
      photo: {
        file: 'breakfast-1',
        alt: 'Breakfast for two on a round oak table by a window over the sea',
      },
      caption: 'The second breakfast, which is the one that counts.',
    },
    { subhead: 'Nine: the second breakfast' },
    {
      paragraph:
        'Whatever the bakery had that Leela was right about, oranges that taste of something, an egg if you wish, and coffee with more milk than you thought you liked. Eat slowly. By the time you look up, the shutters along the street are going up one after another, and the day that everybody else came for has begun.',
    },
    {
      paragraph:
        'You have already had yours. Go back to your room, open the balcony door, and read until the heat has passed. There is a second quiet hour, just before the sun goes down, and you will want to be awake for it.',
    },
  ],
  callToAction: {
    text: 'Lantern & Tide has rooms for one, for two and for four, a few minutes from the nets.',
    label: 'See rooms in Kochi',
    to: roomsPath({ destination: 'Kochi' }),
  },
});
