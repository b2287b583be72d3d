import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { JobFacts } from '../job-facts.js';
import type { Job } from '../messages.js';
import { messages } from './messages.js';
import { JobSummary } from './job-summary.js';
import { ApplicationForm } from './application-form.js';

export function JobApplication({ job }: { job: Job }) {
  const { back, eyebrow, tab } = messages;
  return (
    <Container className="py-10 lg:py-16">
      <Link to={back.to} className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-accent">
        <ArrowLeft aria-hidden className="size-4" /> {back.label}
      </Link>
      <PageHeading eyebrow={eyebrow} title={job.title} documentTitle={tab(job.title)}>
        <JobFacts job={job} />
      </PageHeading>
      <div className="mt-8 grid gap-12 lg:mt-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <ApplicationForm job={job} />
        <JobSummary job={job} />
      </div>
    </Container>
  );
}
