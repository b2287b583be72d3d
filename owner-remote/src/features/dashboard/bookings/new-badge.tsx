import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages } from '../messages.js';

/** The background of a booking that has just arrived or changed. */
export const newBookingStyle = 'bg-accent-soft/60';

export const NewBadge = () => <Badge tone="accent">{messages.newBadge}</Badge>;
