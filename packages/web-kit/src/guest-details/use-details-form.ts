import { GuestDetailsForm } from '@wayhouse/contracts/guest-details';
import { limits } from '@wayhouse/domain/limits';
import { formMessage } from '@wayhouse/messages/form-message';
import { type FieldIssue, toFieldErrors } from '../app/zod-resolver.js';
import { type Resolver, useForm } from 'react-hook-form';
import { type DetailsDraft, toDetails } from './details-draft.js';
import { messages } from './messages.js';

/** The problem of a field of the details; the ages of the children are in one of them. */
export const detailsProblem = (issue: FieldIssue): string =>
  issue.path[0] === 'children' ? messages.childrenAges(limits.childAge) : formMessage(issue);

const resolver: Resolver<DetailsDraft> = (draft, _context, options) => {
  const parsed = GuestDetailsForm.safeParse(toDetails(draft));
  if (parsed.success) return { values: draft, errors: {} };
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
  return { values: {}, errors: toFieldErrors(issues, options, detailsProblem) };
};

/** A field shows what is wrong once it is left. */
export const useDetailsForm = (draft: DetailsDraft) => useForm({ defaultValues: draft, resolver, mode: 'onTouched' });
