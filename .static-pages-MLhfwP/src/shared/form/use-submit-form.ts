import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type SubmitFormOptions<Values extends FieldValues, Answer> = {
  /** The name of its draft, which survives a reload and leaving the page. */
  name: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<Answer>;
  /** Maps a field name of the API to that of the form. */
  toFormField?: (name: string) => string;
};

/** A form that is submitted in one call. A validation error is shown at its field; any other is `submitError`. */
export function useSubmitForm<Values extends FieldValues, Answer>({
  name: draftName,
  form,
  send,
  toFormField = (name) => name,
}: SubmitFormOptions<Values, Answer>) {
  const { user } = useHost();
  const invalidField = (error: Error | null): Path<Values> | undefined => {
    const field = error instanceof ApiError && error.field ? toFormField(error.field) : undefined;
    return field !== undefined && field in form.getValues() ? (field as Path<Values>) : undefined;
  };
  const mutation = useMutation({
    mutationFn: send,
    // The form shows the outcome itself.
    meta: { quiet: true },
    onError(error) {
      const field = invalidField(error);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
    },
  });
  const { isPending, isSuccess, data, variables, error, mutate, reset } = mutation;
  useFormDraft(
    { name: draftName, person: user?.id },
    form.getValues,
    // `keepDefaultValues`: starting over leads to the empty form.
    (draft: Values) => form.reset(draft, { keepDefaultValues: true }),
    { isRetained: () => !isSuccess && hasContent(form.getValues()) },
  );
  return {
    isSubmitting: isPending,
    submitError: invalidField(error) ? null : error,
    /** The submitted values and the response. */
    submitted: isSuccess ? { values: variables, response: data } : undefined,
    startOver() {
      form.reset();
      reset();
    },
    // Enter submits the form even while its button is inactive.
    submit: form.handleSubmit((values) => isPending || mutate(values)),
  };
}

const hasContent = (values: FieldValues) => Object.values(values).some((value) => value !== '' && value !== undefined);
