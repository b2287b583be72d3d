import { useParams } from 'react-router-dom';
import type { StaticPage } from '../../../shared/static-page.js';
import { messages as careers } from '../messages.js';
import { JobApplication } from './job-application.js';
import { JobNotFound } from './job-not-found.js';
import { messages } from './messages.js';
import { pagePaths } from '../../../shared/page-paths.js';

function ApplyPage() {
  const { id } = useParams();
  const job = careers.jobs.items.find((each) => each.id === id);
  return job ? <JobApplication key={job.id} job={job} /> : <JobNotFound />;
}

export const applyPage: StaticPage = {
  Page: ApplyPage,
  list: (path) => [
    ...careers.jobs.items.map(({ id, title, text }) => ({
      path: pagePaths.apply(id),
      title: messages.tab(title),
      description: text,
    })),
    { path, title: messages.unknown.title, description: messages.unknown.text, missing: true },
  ],
};
