export { audited, auditedCommands, logOperatorChanges, type OperatorChange } from './audited-commands.js';
export { peopleMain, runPeopleCommand } from './people-command.js';
export { type PeopleModule, runPeople } from './run-people.js';
export type { Person } from './person.js';
