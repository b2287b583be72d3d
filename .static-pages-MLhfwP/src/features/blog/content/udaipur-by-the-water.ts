import { localized } from '@wayhouse/messages/localized';
import { roomsPath } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const udaipur = localized<Post>('static-pages-remote/blog/udaipur-by-the-water', {
  slug: 'udaipur-by-the-water',
  topic: 'Places',
  title: 'What a lake does to an evening',
  lead: 'In Udaipur everybody goes down to the water at the same hour. We asked a man who has done so all his life.',
  author: 'Anjali Thomas',
  date: '2026-07-31',
  photo: {
    file: 'exterior-2',
    alt: 'A heritage hotel with lit arched windows and palms, mirrored in a pool at dusk',
  },
  body: [
    {
      paragraph:
        'Vikram Rathore does not call it a view. “It is the other half of the house,” he says, and he sets down two glasses of tea on the wall of his terrace at Hanuman Ghat. Below us the steps go down into Lake Pichola. Across the water the City Palace is turning from white to honey, and it will go on through apricot and rose before the lamps are lit. He has seen it every evening for fifty-one years, and he stops talking to watch.',
    },
    { subhead: 'A house with its feet in the lake' },
    {
      paragraph:
        'Haveli Sona Ghat was built by a family of grain merchants. The rooms look inwards to a court, as they should in a hot country, and only on the upper floor do the windows turn to the lake. The carving round the beds is the same that you see on the balconies outside: arches within arches, cut so that the air can pass and the sun cannot. Vikram’s grandfather had the stone mended. His father brought in electricity. He himself, he says, has mostly removed things.',
    },
    {
      photo: {
        file: 'room-heritage-double-2',
        alt: 'A bed before three carved arches, with a block-printed cushion and a red bench',
      },
      caption: 'Arches within arches, cut so that the air can pass.',
    },
    { subhead: 'The hour itself' },
    {
      paragraph:
        'Around half past five the steps begin to fill. There are women with copper pots, students with guitars, a wrestler doing press-ups, two policemen eating peanuts. Nobody has arranged anything. A boat goes out and comes back. Somewhere behind us a bell is rung, then another, and for a minute the bells of all the temples round the lake are not quite together, which is much better than if they were.',
    },
    {
      quote:
        'Visitors photograph the palace. We look at the sky in the water. You get the palace as well, only upside down.',
      by: 'Vikram Rathore, Haveli Sona Ghat',
    },
    {
      paragraph:
        'Then the light goes, quickly, as it does here, and the lake becomes a floor with lamps on it. People stay on a while. It would be rude, it seems, to leave straight after.',
    },
    { subhead: 'If you go' },
    {
      paragraph:
        'From October to March the evenings are mild and the lake is usually full. In the weeks before the rains it can be low, and it is very hot; the owners will tell you so if you ask, and the rooms cost less. Stay on the Hanuman Ghat side if you want quiet: the footbridge takes you over to the old city in five minutes, and back from it in three, because by then you will know what is waiting.',
    },
  ],
  callToAction: {
    text: 'Haveli Sona Ghat has rooms on the court and rooms on the lake.',
    label: 'See rooms in Udaipur',
    to: roomsPath({ destination: 'Udaipur' }),
  },
});
