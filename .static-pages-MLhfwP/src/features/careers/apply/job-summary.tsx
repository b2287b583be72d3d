import type { Job } from '../messages.js';
import { messages } from './messages.js';
import { EmailLink } from '../../../shared/contact/email-link.js';
import { useCareersEmail } from '../use-careers-email.js';

export function JobSummary({ job }: { job: Job }) {
  return (
    <aside className="h-fit rounded-card bg-sand p-6 sm:p-8">
      <p className="font-display text-xl">{job.text}</p>
      <h2 className="mt-6 text-sm font-semibold">{messages.tasks}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-accent">
        {job.tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <h2 className="mt-6 text-sm font-semibold">{messages.resumes}</h2>
      <EmailLink address={useCareersEmail()} />
    </aside>
  );
}
