import { ApplicationForm } from '@wayhouse/contracts/application-form';
import { applyForJob } from '@wayhouse/contracts/calls/message-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useForm } from 'react-hook-form';
import { useSending } from '../../../shared/form/use-submit-form.js';

const inTheForm: Record<string, string> = { job_title: 'jobTitle', cover_letter: 'coverLetter' };

/** The form of an application and its call, which names two of the fields otherwise. */
export function useApplication(jobTitle: string) {
  const api = useApi();
  const form = useForm({
    resolver: zodResolver(ApplicationForm),
    defaultValues: { jobTitle, name: '', email: '', phone: '', coverLetter: '' },
  });
  const sending = useSending({
    name: `application-${jobTitle}`,
    form,
    send: ({ jobTitle: job_title, coverLetter: cover_letter, ...rest }) =>
      api.call(applyForJob, { job_title, cover_letter, ...rest }),
    fieldOf: (name) => inTheForm[name] ?? name,
  });
  return { form, ...sending };
}
