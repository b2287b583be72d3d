import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Link } from 'react-router-dom';
import { application, type Job } from '../messages.js';
import { fieldsOf } from '../../../shared/form/field-props.js';
import { SendForm } from '../../../shared/form/submit-form.js';
import { Sent } from '../../../shared/form/form-confirmation.js';
import { useApplication } from './use-application-form.js';

/** A confirmation takes the form's place. */
export function ApplicationForm({ job }: { job: Job }) {
  const { form, sent, ...sending } = useApplication(job.title);
  if (sent) {
    const { title, text, next } = application.sent;
    return (
      <Sent title={title} text={text(sent.values.email)}>
        <Link to={application.back.to} className={buttonStyle('secondary', 'medium', 'mt-8')}>
          {next}
        </Link>
      </Sent>
    );
  }
  const field = fieldsOf(form, application.fields);
  return (
    <SendForm sending={sending} label={application.submit}>
      <TextField {...field('jobTitle')} className="sm:col-span-2" />
      <TextField {...field('name')} autoComplete="name" className="sm:col-span-2" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextArea {...field('coverLetter')} rows={9} hint={application.coverLetterHint} className="sm:col-span-2" />
    </SendForm>
  );
}
