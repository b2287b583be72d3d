import { localized } from '@wayhouse/messages/localized';
import { roomsPath } from '@wayhouse/contracts/paths';
import type { Post } from './post.js';

export const kyoto = localized<Post>('static-pages-remote/blog/a-house-in-kyoto-that-asks-you-to-slow-down', {
  slug: 'a-house-in-kyoto-that-asks-you-to-slow-down',
  topic: 'Hotels',
  title: 'A house in Kyoto that asks you to slow down',
  lead: 'At Moss Gate Machiya there is a step up, a step down, and a reason for both.',
  author: 'Tom Ashworth',
  date: '2026-09-25',
  photo: {
    file: 'room-zen-double-2',
    alt: 'The low bed seen from the front, against a wall of timber slats',
  },
  body: [
    {
      paragraph:
        'The door slides, and it is lower than you think. You duck. It is the first thing the house asks of you, and Haruka Ono, who keeps it, says that it is quite on purpose. Whoever built this machiya some hundred years ago wanted people to arrive with their heads bowed a little and their voices down.',
    },
    {
      paragraph:
        'A machiya is a townhouse: narrow to the street, because the frontage was once what was taxed, and deep, because life had to go somewhere. You walk through it as through a sentence. First the entrance with its stone floor, then the step up where the shoes stay behind, then one room after another, each a little darker, until at the end there is a garden the size of a table and the light comes back.',
    },
    { subhead: 'What is not in the room' },
    {
      paragraph:
        'There is no desk, no minibar, no painting over the bed. There is a low wooden platform, a lantern made of paper, and a wall of timber slats that catches the morning and lets it go again. For the first half an hour you look for somewhere to put your things. After that you notice that you have stopped carrying them about.',
    },
    {
      photo: {
        file: 'room-zen-double-1',
        alt: 'A calm Japanese room with a low wooden bed, a paper lantern and a slatted timber wall',
      },
      caption: 'Nothing on the walls. The afternoon does that work.',
    },
    {
      quote: 'People thank me for the silence. I only took away what made a noise.',
      by: 'Haruka Ono',
    },
    { subhead: 'Small hours, small streets' },
    {
      paragraph:
        'The house stands in Miyagawa-suji, south of the crowds of Gion and just as old. In the evening there are lanterns along the lane and, now and then, the quick wooden sound of somebody on their way to work. Please do as the neighbours do: keep to the side, keep the camera down, and let people pass. The river is two minutes to the west, and its bank is where the whole city goes to sit when the day has been warm.',
    },
    { subhead: 'Before you book' },
    {
      paragraph:
        'An honest word. The stairs are steep, the bath is deep, and the walls of an old timber house let you hear the rain. If you sleep lightly, take the room over the garden. If stairs are hard for you, write to Haruka first; one room is on the ground floor, but there is the step at the entrance all the same, and she would rather tell you now than at the door.',
    },
    {
      paragraph:
        'And stay two nights, if you can. On the first you learn where everything is. On the second you find that you do not need to know.',
    },
  ],
  callToAction: {
    text: 'Moss Gate Machiya lets its rooms by the night.',
    label: 'See rooms in Kyoto',
    to: roomsPath({ destination: 'Kyoto' }),
  },
});
