import { useParams } from 'react-router-dom';
import { careers } from '../content/careers.js';
import { ApplyForJob } from './apply-for-job.js';
import { UnknownJob } from './unknown-job.js';

/** The form for the position in the address. */
export function Apply() {
  const { id } = useParams();
  const job = careers.jobs.items.find((each) => each.id === id);
  return job ? <ApplyForJob key={job.id} job={job} /> : <UnknownJob />;
}
