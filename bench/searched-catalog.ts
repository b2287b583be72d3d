import { once } from 'node:events';
import mongoose from 'mongoose';
import { calls } from '@wayhouse/contracts';
import { cleanUp, testConfig } from '@wayhouse/service-kit/testing';
import { forkProcess } from './fork-process.js';
import { loadSearchData } from './load-search-data.js';
import type { Search } from './searches.js';
import { sendRequest } from './send-request.js';

export type SearchedCatalog = Awaited<ReturnType<typeof startSearchedCatalog>>;

/** The catalog in a process of its own, with so many rooms. */
export async function startSearchedCatalog(size: number) {
  const config = testConfig('bench-search');
  const { process: service, reply: url } = await forkProcess<string>('catalog-process.ts', config);
  const db = await mongoose.createConnection(config.MONGO_URL, { dbName: config.MONGO_DATABASE }).asPromise();
  const nights = await loadSearchData(db, size);
  return {
    size,
    nights,
    db,
    search: (search: Search, { path } = calls.listRooms as { path: string }) =>
      sendRequest(`${url}${path}?${new URLSearchParams(search as unknown as Record<string, string>)}`),
    async stop() {
      await db.close();
      service.disconnect();
      await once(service, 'exit');
      await cleanUp(config);
    },
  };
}
