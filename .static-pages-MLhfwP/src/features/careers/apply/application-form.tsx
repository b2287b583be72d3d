import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Link } from 'react-router-dom';
import type { Job } from '../messages.js';
import { messages } from './messages.js';
import { createFieldProps } from '../../../shared/form/field-props.js';
import { SubmitForm } from '../../../shared/form/submit-form.js';
import { FormConfirmation } from '../../../shared/form/form-confirmation.js';
import { useApplicationForm } from './use-application-form.js';

export function ApplicationForm({ job }: { job: Job }) {
  const { form, submitted, ...submission } = useApplicationForm(job.title);
  if (submitted) {
    const { title, text, next } = messages.sent;
    return (
      <FormConfirmation title={title} text={text(submitted.values.email)}>
        <Link to={messages.back.to} className={buttonStyle('secondary', 'medium', 'mt-8')}>
          {next}
        </Link>
      </FormConfirmation>
    );
  }
  const fieldProps = createFieldProps(form, messages.fields);
  return (
    <SubmitForm submission={submission} label={messages.submit}>
      <TextField {...fieldProps('jobTitle')} className="sm:col-span-2" />
      <TextField {...fieldProps('name')} autoComplete="name" className="sm:col-span-2" />
      <TextField {...fieldProps('email')} type="email" autoComplete="email" />
      <TextField {...fieldProps('phone')} type="tel" autoComplete="tel" />
      <TextArea {...fieldProps('coverLetter')} rows={9} hint={messages.coverLetterHint} className="sm:col-span-2" />
    </SubmitForm>
  );
}
