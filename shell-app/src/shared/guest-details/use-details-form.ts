import { GuestDetailsForm } from '@wayhouse/contracts/guest-details';
import { limits } from '@wayhouse/domain/limits';
import { formMessage } from '@wayhouse/messages/form-message';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import { type Resolver, useForm } from 'react-hook-form';
import { type DetailsDraft, toDetails } from './details-draft.js';
import { messages } from './messages.js';

const resolver: Resolver<DetailsDraft> = (draft, _context, options) => {
  const parsed = GuestDetailsForm.safeParse(toDetails(draft));
  if (parsed.success) return { values: draft, errors: {} };
  // The ages are in one field.
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
  const messageOf = (issue: (typeof issues)[number]) =>
    issue.path[0] === 'children' ? messages.childrenAges(limits.childAge) : formMessage(issue);
  return { values: {}, errors: toFieldErrors(issues, options, messageOf as typeof formMessage) };
};

/** A field shows what is wrong once it is left. */
export const useDetailsForm = (draft: DetailsDraft) => useForm({ defaultValues: draft, resolver, mode: 'onTouched' });
