import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** On the server every page has a cache of its own; undefined in the browser. */
export const ServerQueryClient = createContext<QueryClient | undefined>(undefined);
