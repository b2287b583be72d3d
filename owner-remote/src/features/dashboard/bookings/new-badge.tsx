import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { texts } from '../messages.js';

/** The ground on which a booking lies that has just come or changed. */
export const freshStyle = 'bg-accent-soft/60';

/** Says the same in a word. */
export const FreshMark = () => <Badge tone="accent">{texts.fresh}</Badge>;
