import { isDuplicateKey } from '@wayhouse/service-kit';

/** Runs a transaction again when a concurrent one has taken one of its unique keys. */
export async function repeatOnDuplicate<T>(work: () => Promise<T>, attemptsLeft = 5): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicateKey(error) && attemptsLeft > 1) return repeatOnDuplicate(work, attemptsLeft - 1);
    throw error;
  }
}
