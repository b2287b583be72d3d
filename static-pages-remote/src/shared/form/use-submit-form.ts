import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useKeptDraft } from '@wayhouse/web-kit/kept-draft';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Sending<Values extends FieldValues, Answer> = {
  /** Under which what was typed outlives a reload that the page does by itself. */
  name: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<Answer>;
  /** The form's own name of a field that the server blames. */
  fieldOf?: (name: string) => string;
};

/** A form that goes out in one call. What the server says of a field stands there; any other trouble is `failure`. */
export function useSending<Values extends FieldValues, Answer>({
  name: ofForm,
  form,
  send,
  fieldOf = (name) => name,
}: Sending<Values, Answer>) {
  const { user } = useHost();
  useKeptDraft({ name: ofForm, person: user?.id }, form.getValues, (draft: Values) =>
    // What was typed is a change, and the empty form is still what starting anew leads to.
    form.reset(draft, { keepDefaultValues: true }),
  );
  const toBlame = (error: Error | null): Path<Values> | undefined => {
    const field = error instanceof ApiError && error.field ? fieldOf(error.field) : undefined;
    return field !== undefined && field in form.getValues() ? (field as Path<Values>) : undefined;
  };
  const sending = useMutation({
    mutationFn: send,
    // The form says itself how it went.
    meta: { quiet: true },
    onError(error) {
      const field = toBlame(error);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
    },
  });
  const { isPending, isSuccess, data, variables, error, mutate, reset } = sending;
  return {
    isBusy: isPending,
    failure: toBlame(error) ? null : error,
    /** What was sent, and the answer to it. */
    sent: isSuccess ? { values: variables, answer: data } : undefined,
    startAnew() {
      form.reset();
      reset();
    },
    // A form is sent by Enter even while its button does nothing.
    submit: form.handleSubmit((values) => isPending || mutate(values)),
  };
}
