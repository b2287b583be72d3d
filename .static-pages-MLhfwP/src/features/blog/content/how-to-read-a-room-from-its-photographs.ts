import { localized } from '@wayhouse/messages/localized';
import { paths } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const readingPhotographs = localized<Post>('static-pages-remote/blog/how-to-read-a-room-from-its-photographs', {
  slug: 'how-to-read-a-room-from-its-photographs',
  topic: 'Good to know',
  title: 'How to read a room from its photographs',
  lead: 'Every picture of a hotel room tells you something. Here is what to look for, and what to ask when it is not there.',
  author: 'Ines Carvalho',
  date: '2026-08-28',
  photo: {
    file: 'bathroom-1',
    alt: 'A bathroom with a white tub, sage-green tiles, brass taps and a window on a garden',
  },
  body: [
    {
      paragraph:
        'I have looked at a great many photographs of hotel rooms. For nine summers I also made the beds in them, and I can tell you that the two have less to do with each other than they should. So here is what I look at, in the order in which I look.',
    },
    { subhead: 'First, the window' },
    {
      paragraph:
        'A photographer who is proud of a window will show you what is outside it. If every picture looks the other way, ask. It may only be a street, and a street can be lovely; but you want to know whether it is one with a tram. Look at the light on the floor as well. A long, low patch of sun means morning or evening, and so tells you roughly which way the room faces.',
    },
    { subhead: 'Then, the bed and what is beside it' },
    {
      paragraph:
        'Count the lamps. Two people who read need two of them, and two places to put down a glass of water. See how much floor there is between the bed and the wall: if the picture was taken from a corner, near the ceiling, the room is likely smaller than it seems. A door or a chair is the best ruler you have. A chair is about half a metre wide, wherever you are.',
    },
    {
      photo: { file: 'bathroom-2', alt: 'A bathroom vanity with a round brass mirror and warm globe lights' },
      caption: 'Light on both sides of the mirror: somebody here has shaved in this room.',
    },
    { subhead: 'The bathroom tells the truth' },
    {
      paragraph:
        'Bedrooms are dressed for the camera. Bathrooms seldom are. A good one shows you the shower from the side, so that you can see whether there is a step into it. It shows a shelf. It has a light by the mirror and not only on the ceiling. When there is no picture of the bathroom at all, I write to the owner before I book, and the answer usually comes within the hour, with a photograph.',
    },
    {
      quote: 'If I would not send the picture to my sister before she comes to stay, it does not belong on the page.',
      by: 'Meera Shekhawat, who keeps Gulmohar Court in Jaipur',
    },
    { subhead: 'What no photograph shows' },
    {
      paragraph:
        'Noise. The stairs. The smell of bread from downstairs at six, which you will either love or not. How far it is to the water when it says “near the beach”. These you find in the words, or you ask. An owner who answers a plain question plainly is the best amenity there is.',
    },
    {
      paragraph:
        'We ask the owners on Wayhouse for photographs of the room you will sleep in, not of its handsome cousin on the top floor. They put up as many as four: the bed, the window, the bathroom, and what they are proud of. It is a good exercise. Try it with your own bedroom some time.',
    },
  ],
  callToAction: {
    text: 'Every room has a gallery that fills the screen. Open one and practise.',
    label: 'Browse all rooms',
    to: paths.rooms,
  },
});
