import { sendMessage } from '@wayhouse/contracts/calls/form-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from './messages.js';
import { createFieldProps } from '../../shared/form/field-props.js';
import { SubmitForm } from '../../shared/form/submit-form.js';
import { useSubmitForm } from '../../shared/form/use-submit-form.js';
import { MessageConfirmation } from './message-confirmation.js';

const empty = { name: '', email: '', subject: '', message: '' };

/** A message to support. After sending, its reference replaces the form. */
export function MessageForm() {
  const { title, fields, submit } = messages.form;
  const heading = useId();
  const api = useApi();
  const form = useForm({ resolver: zodResolver(sendMessage.input), defaultValues: empty });
  const { submitted, startOver, ...submission } = useSubmitForm({
    name: 'message',
    form,
    send: (message) => api.call(sendMessage, message),
  });
  const [isFollowUp, setAnother] = useState(false);
  const startFollowUp = () => {
    setAnother(true);
    startOver();
  };
  if (submitted)
    return (
      <MessageConfirmation
        email={submitted.values.email}
        reference={submitted.response.reference}
        onAnother={startFollowUp}
      />
    );
  const fieldProps = createFieldProps(form, fields);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {title}
      </h2>
      <SubmitForm submission={submission} label={submit}>
        <TextField {...fieldProps('name')} autoFocus={isFollowUp} autoComplete="name" />
        <TextField {...fieldProps('email')} type="email" autoComplete="email" />
        <TextField {...fieldProps('subject')} className="sm:col-span-2" />
        <TextArea {...fieldProps('message')} rows={8} className="sm:col-span-2" />
      </SubmitForm>
    </section>
  );
}
