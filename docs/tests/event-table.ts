import { type EventDefinition, hears, tells } from '@wayhouse/contracts';

/** The page of docs that says which service tells and hears which event, with the fields of each. */
export function eventTable(): string {
  const rows = Object.entries(tells).flatMap(([teller, events]: [string, EventDefinition[]]) =>
    events.map(({ type, data }) => `| \`${type}\` | ${teller} | ${hearersOf(type)} | ${fieldsOf(data)} |`),
  );
  return `# Events

Written by \`npm run events\` from \`packages/contracts/src/events\`. Exchange \`<namespace>.events\`; the routing key is the type.

| event | told by | heard by | data |
|---|---|---|---|
${rows.join('\n')}
`;
}

const hearersOf = (type: string) =>
  Object.entries(hears)
    .filter(([, heard]) => heard.some((event) => event.type === type))
    .map(([service]) => service)
    .join(', ');

const fieldsOf = (data: EventDefinition['data']) =>
  'shape' in data
    ? Object.keys(data.shape as object)
        .map((field) => `\`${field}\``)
        .join(' ')
    : '';
