import { ScriptedFields } from '@wayhouse/web-kit/ui/form/scripted-fields';
import { useMutation } from '@tanstack/react-query';
import { subscribeToNewsletter } from '@wayhouse/contracts/calls/form-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { useForm } from 'react-hook-form';
import { messages } from './messages.js';
import { SubscribeConfirmation } from './subscribe-confirmation.js';

/** Requests the link that subscribes an email address. A confirmation replaces the form; a failed request keeps it. */
export function SubscribeForm() {
  const api = useApi();
  const form = useForm({ resolver: zodResolver(subscribeToNewsletter.input), defaultValues: { email: '' } });
  const subscribe = useMutation({
    mutationFn: ({ email }: { email: string }) => api.call(subscribeToNewsletter, { email }),
    onError(error) {
      // The page shows its own notice when offline.
      if (error instanceof ApiError && error.code === 'offline') return;
      const field = error instanceof ApiError && error.field === 'email' ? 'email' : 'root';
      form.setError(field, { message: error.message });
    },
  });

  const { errors } = form.formState;
  // Enter submits a one-field form even while its button is busy.
  const submit = form.handleSubmit((values) => subscribe.isPending || subscribe.mutate(values));

  return (
    <div className="mt-7 min-h-27">
      <SubscribeConfirmation email={subscribe.isSuccess ? subscribe.variables.email : undefined} />
      {!subscribe.isSuccess && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <ScriptedFields withoutScripts={messages.box.withoutScripts}>
            <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
              <TextField
                label={messages.box.email}
                type="email"
                inputMode="email"
                autoComplete="email"
                className="grow"
                error={errors.email?.message}
                {...form.register('email')}
              />
              {/* Aligned with the field below its label. */}
              <Button type="submit" busy={subscribe.isPending} className="min-h-11.5 sm:mt-6.5">
                {messages.box.subscribe}
              </Button>
            </div>
          </ScriptedFields>
          {errors.root && <p className="mt-3 text-sm text-danger">{errors.root.message}</p>}
        </form>
      )}
    </div>
  );
}
