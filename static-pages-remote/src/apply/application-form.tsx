import { Button } from '@wayhouse/web-kit/ui/button';
import { TextArea } from '@wayhouse/web-kit/ui/text-area';
import { TextField } from '@wayhouse/web-kit/ui/text-field';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Link } from 'react-router-dom';
import { application, type Job } from '../content/careers.js';
import { NotSent } from '../parts/not-sent.js';
import { Sent } from '../parts/sent.js';
import { useApplication } from './use-application.js';

const { fields } = application;

/** All fields are asked for. A confirmation takes the form's place; a failed call leaves it as it is. */
export function ApplicationForm({ job }: { job: Job }) {
  const { form, isBusy, failure, sent, submit } = useApplication(job.title);
  const { errors } = form.formState;
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
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid h-fit gap-5 sm:grid-cols-2">
      <TextField
        label={fields.jobTitle}
        required
        className="sm:col-span-2"
        error={errors.jobTitle?.message}
        {...form.register('jobTitle')}
      />
      <TextField
        label={fields.name}
        required
        autoComplete="name"
        className="sm:col-span-2"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={fields.email}
        type="email"
        required
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={fields.phone}
        type="tel"
        required
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextArea
        label={fields.coverLetter}
        required
        rows={9}
        hint={application.coverLetterHint}
        className="sm:col-span-2"
        error={errors.coverLetter?.message}
        {...form.register('coverLetter')}
      />
      <div className="grid justify-items-start gap-5 sm:col-span-2">
        {failure && <NotSent failure={failure} />}
        <Button type="submit" size="large" busy={isBusy} className="w-full sm:w-auto">
          {application.submit}
        </Button>
      </div>
    </form>
  );
}
