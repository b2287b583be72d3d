import { sendMessage } from '@wayhouse/contracts/calls/message-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact } from './messages.js';
import { fieldsOf } from '../../shared/form/field-props.js';
import { SendForm } from '../../shared/form/submit-form.js';
import { useSending } from '../../shared/form/use-submit-form.js';
import { MessageSent } from './message-confirmation.js';

const { title, fields, submit } = contact.form;
const empty = { name: '', email: '', subject: '', message: '' };

/** A message to those who help. Its reference takes the form's place. */
export function MessageForm() {
  const heading = useId();
  const api = useApi();
  const form = useForm({ resolver: zodResolver(sendMessage.input), defaultValues: empty });
  const { sent, startAnew, ...sending } = useSending({
    ...{ name: 'message', form },
    send: (message) => api.call(sendMessage, message),
  });
  const [isAnother, setAnother] = useState(false);
  const writeAnother = () => {
    setAnother(true);
    startAnew();
  };
  if (sent) return <MessageSent email={sent.values.email} reference={sent.answer.reference} onAnother={writeAnother} />;
  const field = fieldsOf(form, fields);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {title}
      </h2>
      <SendForm sending={sending} label={submit}>
        <TextField {...field('name')} autoFocus={isAnother} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('subject')} className="sm:col-span-2" />
        <TextArea {...field('message')} rows={8} className="sm:col-span-2" />
      </SendForm>
    </section>
  );
}
