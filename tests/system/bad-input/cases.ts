import { isPathParameter, inputShape } from '@wayhouse/contracts';
import { callDocs, errorResponses } from '@wayhouse/openapi/docs';
import type { TestRequest } from '../platform/example-request.js';
import { invalidBodies, withBody } from './invalid-bodies.js';
import { invalidDates } from './invalid-dates.js';
import { type CallName, exampleOf, fieldsOf, type RawInput, toRequest } from './raw-request.js';
import { idField, invalidValuesFor } from './wrong-values.js';

/** A request that must be refused with one of these statuses, naming the invalid field if there is one. */
type Case = { name: CallName; what: string; request: TestRequest; statuses: number[]; field?: string };

export const names = Object.keys(callDocs) as CallName[];
const inBody = (name: CallName, field: string) => !isPathParameter(callDocs[name].call, field);
const fields = names.flatMap((name) => fieldsOf(name).map((field) => ({ name, field })));

export const wrongValues = (): Case[] =>
  fields.flatMap(({ name, field }) =>
    invalidValuesFor(name, field).map((value) => {
      const request = toRequest(name, { ...exampleOf(name), [field]: value });
      return { name, what: `${field}: ${value}`, request, statuses: [400, 422], field };
    }),
  );

export const missingFields = (): Case[] =>
  fields
    .filter(
      ({ name, field }) => inBody(name, field) && !inputShape(callDocs[name].call)[field]!.safeParse(undefined).success,
    )
    .map(({ name, field }) => {
      const { [field]: _, ...rest } = exampleOf(name);
      return { name, what: `no ${field}`, request: toRequest(name, rest), statuses: [400, 422], field };
    });

export const invalidDateRanges = (): Case[] =>
  invalidDates.map(({ name, over, field }) => {
    const request = toRequest(name, { ...exampleOf(name), ...over });
    return { name, what: JSON.stringify(over), request, statuses: [422], field };
  });

export const unknownIds = (): Case[] => {
  const lookups = names.filter((name) => errorResponses(callDocs[name]).some(({ code }) => code === 'not-found'));
  return lookups.flatMap((name) =>
    ['nobody-has-this', '__proto__'].map((id) => {
      const { field, over } = withId(name, id);
      const request = toRequest(name, { ...exampleOf(name), ...over });
      return { name, what: id, request, statuses: [404], field };
    }),
  );
};

/** The id of what a call is about; where it is about several rooms or bookings, that of the first one. */
function withId(name: CallName, id: string): { field: string; over: RawInput } {
  const field = idField(name);
  if (field) return { field, over: { [field]: JSON.stringify(id) } };
  const [list, key] = 'rooms' in exampleOf(name) ? ['rooms', 'room'] : ['bookings', 'bookingId'];
  const [first, ...others] = JSON.parse(exampleOf(name)[list]!) as object[];
  return { field: `${list}.0.${key}`, over: { [list]: JSON.stringify([{ ...first, [key]: id }, ...others]) } };
}

export const brokenBodies = (): Case[] => {
  const hasBody = (name: CallName) => fieldsOf(name).some((field) => inBody(name, field));
  const takesJson = ({ method, files }: (typeof callDocs)[CallName]['call']) => method === 'POST' && !files;
  return names
    .filter((name) => takesJson(callDocs[name].call) && hasBody(name))
    .flatMap((name) =>
      invalidBodies.map((bad) => {
        const request = withBody(toRequest(name, exampleOf(name)), bad);
        return { name, what: bad.what, request, statuses: [bad.status] };
      }),
    );
};
