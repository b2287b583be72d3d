import { Mail } from 'lucide-react';
import { Badge } from '../ui/display/badge.js';
import { messages } from './messages.js';

/** How many messages were not read yet; nothing if that is none. */
export const UnreadBadge = ({ count = 0 }: { count?: number }) =>
  count > 0 && (
    <Badge tone="highlight" className="shrink-0 tabular-nums">
      <Mail aria-hidden className="size-3.5" />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{messages.unread(count)}</span>
    </Badge>
  );
