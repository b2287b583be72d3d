import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { ownHotelsKey } from './use-own-hotels.js';

/** Reads the hotels again after an error by which the user may have lost one, or the role there. What is of others is not found. */
export function readHotelsAfter(queryClient: QueryClient, error: unknown): void {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    void queryClient.invalidateQueries({ queryKey: ownHotelsKey });
}
