import { useParams } from 'react-router-dom';
import { careers } from '../messages.js';
import { ApplyForJob } from './job-application.js';
import { UnknownJob } from './job-not-found.js';

/** The form for the position in the address. */
export function Apply() {
  const { id } = useParams();
  const job = careers.jobs.items.find((each) => each.id === id);
  return job ? <ApplyForJob key={job.id} job={job} /> : <UnknownJob />;
}
