import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages, type Job } from './messages.js';
import { JobFacts } from './job-facts.js';
import { pagePaths } from '../../shared/page-paths.js';

export const OpenPositions = () => (
  <section>
    <h2 className="font-display text-3xl sm:text-4xl">{messages.jobs.title}</h2>
    <p className="mt-3 text-lg text-muted">{messages.jobs.lead}</p>
    <ul className="mt-8 grid gap-6 lg:grid-cols-3">
      {messages.jobs.items.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </ul>
  </section>
);

function JobCard({ job }: { job: Job }) {
  const title = useId();
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 sm:p-8">
      <h3 id={title} className="font-display text-2xl">
        {job.title}
      </h3>
      <JobFacts job={job} />
      <p className="mt-4">{job.text}</p>
      <ul className="mt-4 mb-8 list-disc space-y-1.5 pl-5 text-muted marker:text-accent">
        {job.tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <Link
        to={pagePaths.apply(job.id)}
        aria-describedby={title}
        className={buttonStyle('primary', 'medium', 'mt-auto w-full sm:w-fit lg:w-full')}
      >
        {messages.jobs.apply}
      </Link>
    </li>
  );
}
