import type { Access } from '@wayhouse/contracts';
import type { DocumentedCall } from './docs/index.js';
import type { Operation } from './openapi-types.js';
import { toRequest } from './request.js';
import { toResponses } from './responses.js';

export const toOperation = (name: string, documented: DocumentedCall): Operation => {
  const { group, summary, description } = documented.docs;
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(description && { description }),
    security: securityByAccess[documented.call.access],
    ...toRequest(documented),
    responses: toResponses(documented),
  };
};

const securityByAccess: Record<Access, Operation['security']> = {
  anyone: [],
  guest: [{ session: [] }],
  viewer: [{ session: ['viewer'] }],
  reception: [{ session: ['reception'] }],
  manager: [{ session: ['manager'] }],
  owner: [{ session: ['hotelOwner'] }],
};
