import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from './messages.js';
import { FormConfirmation } from '../../shared/form/form-confirmation.js';

type Props = { email: string; reference: string; onAnother: () => void };

export function MessageConfirmation({ email, reference, onAnother }: Props) {
  const { sent } = messages.form;
  return (
    <FormConfirmation title={sent.title} text={sent.text(email)}>
      <dl className="mt-6 w-fit rounded-card border border-line bg-surface px-6 py-4">
        <dt className="text-sm text-muted">{sent.reference}</dt>
        <dd className="font-display text-2xl tracking-wide">{reference}</dd>
      </dl>
      <p className="mt-3 max-w-prose text-muted">{sent.keepReference}</p>
      <Button variant="secondary" className="mt-8" onClick={onAnother}>
        {sent.another}
      </Button>
    </FormConfirmation>
  );
}
