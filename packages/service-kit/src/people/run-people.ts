import type { ClerkAccounts } from '../accounts/clerk-accounts.js';
import { describePerson, findPerson, type Person } from './person.js';

/** Something that an operator does about a person: `plan` is what it will do, a line each. */
type PersonCommand = {
  plan: (person: Person) => Promise<string[]>;
  run: (person: Person) => Promise<string>;
};

/** What a service has of a person, and what it can do. */
export type PeopleModule = {
  exportPerson: (person: Person) => Promise<Record<string, unknown[]>>;
  commands?: Record<string, PersonCommand>;
};

type Modules = Record<string, PeopleModule>;

/** Runs `export <who>` or a command of a module, and returns its output. Without `--yes` nothing is done, and the output is what would be. */
export async function runPeople(args: string[], modules: Modules, clerk: ClerkAccounts): Promise<string> {
  const commands = Object.assign({}, ...Object.values(modules).map((each) => each.commands)) as NonNullable<
    PeopleModule['commands']
  >;
  const { name, who, yes } = parse(args, Object.keys(commands));
  const person = await findPerson(clerk, who);
  if (name === 'export') return exportAll(modules, person);
  const command = commands[name]!;
  const plan = await command.plan(person);
  if (yes) return [...plan, await command.run(person)].join('\n');
  return [describePerson(person), ...plan, 'Nothing is done yet. Run it again with --yes to do it.'].join('\n');
}

async function exportAll(modules: Modules, person: Person): Promise<string> {
  const exported = Object.entries(modules).map(
    async ([name, { exportPerson }]) => [name, await exportPerson(person)] as const,
  );
  return JSON.stringify({ person, data: Object.fromEntries(await Promise.all(exported)) }, null, 2);
}

function parse(args: string[], commands: string[]): { name: string; who: string; yes: boolean } {
  const names = ['export', ...commands];
  const usage = `Usage: ${names.map((name) => `${name} <email or user id>${name === 'export' ? '' : ' [--yes]'}`).join(' | ')}`;
  const [name = '', who = '', ...others] = args.filter((each) => each !== '--yes');
  if (!names.includes(name) || !who || who.startsWith('-') || others.length) throw new Error(usage);
  return { name, who, yes: args.includes('--yes') };
}
