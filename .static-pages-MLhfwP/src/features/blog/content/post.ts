import type { Photograph } from '../../../shared/photos/photographs.js';

export type Block =
  | { paragraph: string }
  | { subhead: string }
  | { quote: string; by: string }
  | { photo: Photograph; caption: string };

export type Post = {
  /** The last part of its URL; must not change once published. */
  slug: string;
  topic: string;
  title: string;
  lead: string;
  author: string;
  /** `YYYY-MM-DD` */
  date: string;
  photo: Photograph;
  body: Block[];
  /** A link to related rooms. */
  callToAction: { text: string; label: string; to: string };
};
