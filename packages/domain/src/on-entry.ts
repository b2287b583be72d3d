import { DomainError } from './domain-error.js';

/** Does the work for one entry of a list of the input, counted from 0: a refusal is then about that entry. */
export async function onEntry<T>(list: string, at: number, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) error.entry = `${list}.${at}`;
    throw error;
  }
}
