import { localized } from '@wayhouse/messages/localized';

export const messages = localized('static-pages-remote/blog', {
  eyebrow: 'The Wayhouse journal',
  title: 'Places, rooms, and the people who keep them',
  tab: 'Blog',
  lead: 'Letters from the road and from behind the reception desk. No lists of ten, nothing paid for.',
  featured: 'Featured',
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  listLabel: 'Posts',
  loadMore: 'Load More',
  /** For screen readers, after more posts have been loaded. */
  shown: (shown: number, all: number) => `${shown} of ${all} posts are shown.`,
  post: {
    back: 'All posts',
    onward: 'Go there',
    more: 'More to read',
  },
  unknown: {
    title: 'This post is not here',
    text: 'It may have been moved, or the link is incomplete. All other posts are on the blog.',
    action: 'Go to the blog',
  },
});
