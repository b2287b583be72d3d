import { isInPath, shapeOf } from '@wayhouse/contracts';
import { callDocs, refusalsOf } from '@wayhouse/contracts/docs';
import type { Sent } from '../platform/sent-example.js';
import { badBodies, withBody } from './bad-bodies.js';
import { badDays } from './bad-days.js';
import { type CallName, exampleOf, fieldsOf, sentRaw } from './send-raw.js';
import { idField, wrongFor } from './wrong-values.js';

/** A request that must be refused with one of these statuses, and in the name of the field if one is to blame. */
export type Try = { name: CallName; what: string; request: Sent; statuses: number[]; field?: string };

export const names = Object.keys(callDocs) as CallName[];
const inBody = (name: CallName, field: string) => !isInPath(callDocs[name].call, field);
const fields = names.flatMap((name) => fieldsOf(name).map((field) => ({ name, field })));

export const wrongValues = (): Try[] =>
  fields.flatMap(({ name, field }) =>
    wrongFor(name, field).map((value) => {
      const request = sentRaw(name, { ...exampleOf(name), [field]: value });
      return { name, what: `${field}: ${value}`, request, statuses: [400, 422], field };
    }),
  );

export const missingFields = (): Try[] =>
  fields
    .filter(
      ({ name, field }) => inBody(name, field) && !shapeOf(callDocs[name].call)[field]!.safeParse(undefined).success,
    )
    .map(({ name, field }) => {
      const { [field]: _, ...rest } = exampleOf(name);
      return { name, what: `no ${field}`, request: sentRaw(name, rest), statuses: [400, 422], field };
    });

export const daysThatCannotBe = (): Try[] =>
  badDays.map(({ name, over, field }) => {
    const request = sentRaw(name, { ...exampleOf(name), ...over });
    return { name, what: JSON.stringify(over), request, statuses: [422], field };
  });

export const unknownIds = (): Try[] => {
  const looking = names.filter((name) => refusalsOf(callDocs[name]).some(({ code }) => code === 'not-found'));
  return looking.flatMap((name) =>
    ['nobody-has-this', '__proto__'].map((id) => {
      const field = idField(name);
      const request = sentRaw(name, { ...exampleOf(name), [field]: JSON.stringify(id) });
      return { name, what: id, request, statuses: [404], field };
    }),
  );
};

export const brokenBodies = (): Try[] => {
  const isTold = (name: CallName) => fieldsOf(name).some((field) => inBody(name, field));
  const takesJson = ({ method, files }: (typeof callDocs)[CallName]['call']) => method === 'POST' && !files;
  return names
    .filter((name) => takesJson(callDocs[name].call) && isTold(name))
    .flatMap((name) =>
      badBodies.map((bad) => {
        const request = withBody(sentRaw(name, exampleOf(name)), bad);
        return { name, what: bad.what, request, statuses: [bad.status] };
      }),
    );
};
