import { useParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { JobApplication } from './job-application.js';
import { JobNotFound } from './job-not-found.js';

export function ApplyPage() {
  const { id } = useParams();
  const job = messages.jobs.items.find((each) => each.id === id);
  return job ? <JobApplication key={job.id} job={job} /> : <JobNotFound />;
}
