import { localized } from '@wayhouse/messages/localized';
import { roomsPath } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const singleRoom = localized<Post>('static-pages-remote/blog/in-praise-of-the-single-room', {
  slug: 'in-praise-of-the-single-room',
  topic: 'Rooms',
  title: 'One bed, one\u00a0lamp, one\u00a0window',
  lead: 'The single room has long been the smallest one, at the end of the corridor. In a few good houses it is the best.',
  author: 'Mette Lindqvist',
  date: '2026-06-19',
  photo: {
    file: 'room-nordic-single-1',
    alt: 'A calm single room with a light oak bed, a sage throw, a paper lantern and an oak desk',
  },
  body: [
    {
      paragraph:
        'You know the room I mean. It is beside the lift. The bed is pushed against the wall, the window looks at another wall, and the receptionist says “just for one?” with her head a little to one side. For a long time that was what there was for people who travel by themselves, and most of us took the double and paid for the pillow nobody slept on.',
    },
    {
      paragraph:
        'Then, in Copenhagen, in the rain, I was given the key to a single room at Havnelys in Christianshavn, and I have thought about it since.',
    },
    { subhead: 'Made to measure' },
    {
      paragraph:
        'It is eleven square metres, and none of them is left over. The bed is of light oak, ninety centimetres wide, with a good mattress, because, says Freja Holm, whose house it is, one person feels a bad one just as much as two. Beside it is a shelf for exactly one book and one cup. The desk is just wide enough for a letter. There is an armchair, and that is the luxury of it: a second place to be.',
    },
    {
      quote: 'A small room is not a large room with something missing. It has to be thought of from the start.',
      by: 'Freja Holm, who keeps Havnelys',
    },
    { subhead: 'Teal walls, far from the sea' },
    {
      paragraph:
        'Once you look for them, they are there. Meera Shekhawat has one at Gulmohar Court in Jaipur, with a teal wall and a mustard headboard, and a walnut dresser that was her aunt’s. Hers is the room that her regular guests ask for: a textile buyer who comes each February, a retired judge, a young woman who writes her thesis there a week at a time. In the evening they find each other in the court, or they do not. That is the point of having a door.',
    },
    {
      photo: {
        file: 'room-retro-single-1',
        alt: 'A single room with a teal wall, a mustard headboard, a walnut dresser and an armchair by the window',
      },
      caption: 'The single room at Gulmohar Court. The dresser was an aunt’s.',
    },
    { subhead: 'How to find a good one' },
    {
      paragraph:
        'Look for a lamp that you can reach while lying down. Look for a chair that is not the desk chair. See whether the window is in the picture. And choose “Single Bed” among the room types without thinking of it as the cheap end of the list; it is the list of those who have thought about you, in particular.',
    },
    {
      paragraph:
        'On my last morning at Havnelys it was still raining. I had meant to go out. I moved from the bed to the armchair to the desk, with the same cup of coffee, and it was noon.',
    },
  ],
  callToAction: {
    text: 'Havnelys has its single room in Copenhagen; there are more, in other cities.',
    label: 'See rooms in Copenhagen',
    to: roomsPath({ destination: 'Copenhagen' }),
  },
});
