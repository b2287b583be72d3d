import { type EventDefinition, subscriptions, publications } from '@wayhouse/contracts';

/** The page with the publisher, the subscribers and the fields of each event. */
export function eventTable(): string {
  const rows = Object.entries(publications).flatMap(([publisher, events]: [string, EventDefinition[]]) =>
    events.map(({ type, data }) => `| \`${type}\` | ${publisher} | ${subscribersOf(type)} | ${fieldsOf(data)} |`),
  );
  return `# Events

Written by \`npm run docs:events\` from \`packages/contracts/src/events\`. Exchange \`<namespace>.events\`; the routing key is the type.

| event | published by | subscribed by | data |
|---|---|---|---|
${rows.join('\n')}
`;
}

const subscribersOf = (type: string) =>
  Object.entries(subscriptions)
    .filter(([, subscribed]) => subscribed.some((event) => event.type === type))
    .map(([service]) => service)
    .join(', ');

const fieldsOf = (data: EventDefinition['data']) =>
  'shape' in data
    ? Object.keys(data.shape as object)
        .map((field) => `\`${field}\``)
        .join(' ')
    : '';
