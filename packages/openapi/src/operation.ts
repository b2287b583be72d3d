import type { Who } from '@wayhouse/contracts';
import type { DescribedCall } from '@wayhouse/contracts/docs';
import type { Operation } from './openapi-types.js';
import { requestOf } from './request.js';
import { responsesOf } from './responses.js';

export const operationOf = (name: string, described: DescribedCall): Operation => {
  const { group, summary, description } = described.docs;
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(description && { description }),
    security: securityOf[described.call.who],
    ...requestOf(described),
    responses: responsesOf(described),
  };
};

const securityOf: Record<Who, Operation['security']> = {
  anyone: [],
  guest: [{ session: [] }],
  owner: [{ session: ['hotelOwner'] }],
};
