import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { classNames } from '@wayhouse/web-kit/class-names';
import { messages } from './messages.js';
import type { Post } from './content/post.js';
import { readingMinutes } from './reading-minutes.js';

type Props = { post: Post; style?: 'short' | 'long'; className?: string };

export const Byline = ({ post: { author, date, body }, style, className }: Props) => (
  <p className={classNames('flex flex-wrap gap-x-2 text-sm text-muted', className)}>
    <span>{messages.by(author)}</span>
    <span aria-hidden>·</span>
    <time dateTime={date}>{formatDay(date, style)}</time>
    <span aria-hidden>·</span>
    <span>{messages.readingTime(readingMinutes(body))}</span>
  </p>
);
