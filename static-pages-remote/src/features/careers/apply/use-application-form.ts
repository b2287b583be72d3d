import { ApplicationForm } from '@wayhouse/contracts/application-form';
import { applyForJob } from '@wayhouse/contracts/calls/form-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useForm } from 'react-hook-form';
import { useSubmitForm } from '../../../shared/form/use-submit-form.js';

const formFieldNames: Record<string, string> = { job_title: 'jobTitle', cover_letter: 'coverLetter' };

/** The application form and its call, which has other names for two fields. */
export function useApplicationForm(jobTitle: string) {
  const api = useApi();
  const form = useForm({
    resolver: zodResolver(ApplicationForm),
    defaultValues: { jobTitle, name: '', email: '', phone: '', coverLetter: '' },
  });
  const submission = useSubmitForm({
    name: `application-${jobTitle}`,
    form,
    send: ({ jobTitle: job_title, coverLetter: cover_letter, ...rest }) =>
      api.call(applyForJob, { job_title, cover_letter, ...rest }),
    toFormField: (name) => formFieldNames[name] ?? name,
  });
  return { form, ...submission };
}
