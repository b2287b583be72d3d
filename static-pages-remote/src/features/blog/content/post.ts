import type { Photograph } from '../../../shared/photos/photographs.js';

/** A piece of a post, in the order one reads. */
export type Block =
  { paragraph: string } | { subhead: string } | { quote: string; by: string } | { photo: Photograph; caption: string };

export type Post = {
  /** The last part of its address; once published it stays. */
  slug: string;
  topic: string;
  title: string;
  lead: string;
  author: string;
  /** `YYYY-MM-DD` */
  date: string;
  photo: Photograph;
  body: Block[];
  /** Where to go from here. */
  onward: { text: string; label: string; to: string };
};
