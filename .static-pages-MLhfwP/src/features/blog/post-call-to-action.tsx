import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import type { Post } from './content/post.js';

/** A link to the rooms the post is about. */
export const PostCallToAction = ({ text, label, to }: Post['callToAction']) => (
  <aside aria-label={messages.post.onward} className="mt-14 rounded-card bg-sand p-6 text-base sm:p-8">
    <p className="font-display text-2xl">{messages.post.onward}</p>
    <p className="mt-2 text-muted">{text}</p>
    <Link to={to} className={buttonStyle('primary', 'medium', 'mt-5')}>
      {label} <ArrowRight aria-hidden className="size-4" />
    </Link>
  </aside>
);
