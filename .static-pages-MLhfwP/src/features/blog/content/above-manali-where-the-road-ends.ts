import { localized } from '@wayhouse/messages/localized';
import { roomsPath } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const manali = localized<Post>('static-pages-remote/blog/above-manali-where-the-road-ends', {
  slug: 'above-manali-where-the-road-ends',
  topic: 'Hotels',
  title: 'Above Manali, where the timber remembers winter',
  lead: 'The Deodar Loft was a store for apples and wool. It still smells of one of them.',
  author: 'Tom Ashworth',
  date: '2026-05-22',
  photo: {
    file: 'room-lodge-double-1',
    alt: 'A mountain room with timber walls, a beamed ceiling, a red throw and a window on snowy peaks',
  },
  body: [
    {
      paragraph:
        'Manali arrives all at once: buses, honey, woollen hats, a great many hotels with the word “view” in their names. Keep going. Cross the bridge over the Manalsu, climb for a quarter of an hour, and the shops thin out and become woodpiles. Old Manali starts where you stop hearing engines.',
    },
    {
      paragraph:
        'Tashi Negi was born in the house next door. What is now The Deodar Loft was where his family kept the apples in autumn and the wool in spring, two floors of stone and cedar laid without a single nail. When the road came, people built in concrete. He stayed with the old walls, he says, partly out of love and partly because he knew what it costs to heat concrete.',
    },
    { subhead: 'How to keep warm for three hundred years' },
    {
      paragraph:
        'The method is simple. You lay a course of stone and then a course of timber, and again, up to the roof, so that the wall can move when the ground does, and it does here now and then. The cattle used to live below and warm the people above. Today it is a stove, and Tashi lights it himself at five in the afternoon from October on. The planks tick as they take up the heat. You will think it is somebody on the stairs, the first evening.',
    },
    {
      photo: {
        file: 'room-lodge-double-2',
        alt: 'A bed seen from the front, against a wall of timber planks with a mountain print above it',
      },
      caption: 'Deodar, laid without a nail. It ticks when the stove is lit.',
    },
    {
      quote:
        'Tourists ask if there is a television. I say yes, it is on the east side, and it starts at half past five.',
      by: 'Tashi Negi, The Deodar Loft',
    },
    { subhead: 'What to do, and what to leave' },
    {
      paragraph:
        'Walk through the orchards in the morning, when the paths are wet and there is nobody but schoolchildren. The temple in the cedar wood is at its best early, too. In the afternoon do what the house is made for: sit in the window with something hot and watch the weather come over the peaks. If you want to go up to the passes, Tashi knows drivers who turn round when the sky says so. Those are the ones to have.',
    },
    { subhead: 'An honest note on winter' },
    {
      paragraph:
        'From late December the lane can close with snow, and your bags will come up the hill on somebody’s back, for which you should pay properly. Power goes off; there are candles and there is the stove. Some guests have left after one such night. Most of the others come back and ask for the same week.',
    },
  ],
  callToAction: {
    text: 'The Deodar Loft has rooms for two and a family suite with bunk beds.',
    label: 'See rooms in Manali',
    to: roomsPath({ destination: 'Manali' }),
  },
});
