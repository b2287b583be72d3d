import { Clock, MapPin } from 'lucide-react';
import type { Job } from './messages.js';

export const JobFacts = ({ job: { place, hours } }: { job: Job }) => (
  <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    <span className="inline-flex items-center gap-1.5">
      <MapPin aria-hidden className="size-4 text-accent" /> {place}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <Clock aria-hidden className="size-4 text-accent" /> {hours}
    </span>
  </p>
);
