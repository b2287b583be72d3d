import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { TextArea } from '@wayhouse/web-kit/ui/text-area';
import { TextField } from '@wayhouse/web-kit/ui/text-field';
import { Link } from 'react-router-dom';
import { application, type Job } from '../content/careers.js';
import { fieldsOf } from '../parts/fields-of.js';
import { SendForm } from '../parts/send-form.js';
import { Sent } from '../parts/sent.js';
import { useApplication } from './use-application.js';

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
