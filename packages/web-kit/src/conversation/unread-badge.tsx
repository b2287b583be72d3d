import { Badge } from '../ui/display/badge.js';
import { messages } from './messages.js';

/** How many messages were not read yet; nothing if that is none. */
export const UnreadBadge = ({ count = 0, className }: { count?: number; className?: string }) =>
  count > 0 && (
    <Badge tone="accent" className={className}>
      {messages.unread(count)}
    </Badge>
  );
