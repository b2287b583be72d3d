import type { Log } from './log.js';

/** Who changes something without a session of ours: an operator's command, or what a provider reports. */
export type OtherActor = typeof operator | 'stripe' | 'clerk';

/** The actor of every command of operators. */
export const operator = 'operator';

/** `user` is the id of a signed-in user at Clerk, or another actor. The rest are ids of what is changed, and the outcome. */
type AuditLine<User extends string = string> = { user: User; action: string } & Record<string, unknown>;

/**
 * Logs who has changed what, without names and addresses, at every LOG_LEVEL (docs/operations.md). After the change has been
 * committed or refused.
 */
export const audit = <User extends string = OtherActor>(log: Log, line: AuditLine<User>): void =>
  log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' }).info({ audit: line }, 'audit');
