import { sendMessage } from '@wayhouse/contracts/calls/message-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { Button } from '@wayhouse/web-kit/ui/button';
import { TextArea } from '@wayhouse/web-kit/ui/text-area';
import { TextField } from '@wayhouse/web-kit/ui/text-field';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact } from '../content/contact.js';
import { NotSent } from '../parts/not-sent.js';
import { useSending } from '../parts/use-sending.js';
import { MessageSent } from './message-sent.js';

const { title, fields, submit: send } = contact.form;
const empty = { name: '', email: '', subject: '', message: '' };

/** A message to those who help. Its reference takes the form's place; a failed call leaves the form as it is. */
export function MessageForm() {
  const heading = useId();
  const api = useApi();
  const form = useForm({ resolver: zodResolver(sendMessage.input), defaultValues: empty });
  const sending = useSending({ name: 'message', form, send: (message) => api.call(sendMessage, message) });
  const { isBusy, failure, sent, submit, startAnew } = sending;
  const { errors } = form.formState;
  const [isAnother, setAnother] = useState(false);
  const writeAnother = () => {
    setAnother(true);
    startAnew();
  };
  if (sent) return <MessageSent email={sent.values.email} reference={sent.answer.reference} onAnother={writeAnother} />;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {title}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={fields.name}
          required
          autoFocus={isAnother}
          autoComplete="name"
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
          label={fields.subject}
          required
          className="sm:col-span-2"
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextArea
          label={fields.message}
          required
          rows={8}
          className="sm:col-span-2"
          error={errors.message?.message}
          {...form.register('message')}
        />
        <div className="grid justify-items-start gap-5 sm:col-span-2">
          {failure && <NotSent failure={failure} />}
          <Button type="submit" size="large" busy={isBusy} className="w-full sm:w-auto">
            {send}
          </Button>
        </div>
      </form>
    </section>
  );
}
