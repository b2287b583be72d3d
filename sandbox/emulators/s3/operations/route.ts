import { notImplemented } from '../http/s3-error.js';
import type { Target } from '../http/target.js';
import { createBucket, getBucketLocation, headBucket, listBuckets } from './bucket-operations.js';
import { listObjectsV2 } from './list-objects.js';
import { deleteObject, getObject, putObject } from './object-operations.js';
import type { Operation } from './operation.js';

type Route = {
  method: string;
  on: 'service' | 'bucket' | 'object';
  /** The parameter by which S3 tells operations apart, and those it may come with. */
  parameter?: string;
  options?: string[];
  /** Headers it reads among those that change the meaning of a request. */
  headers?: string[];
  createsBucket?: true;
  run: Operation;
};

const ROUTES: Route[] = [
  { method: 'GET', on: 'service', run: listBuckets },
  { method: 'PUT', on: 'bucket', createsBucket: true, run: createBucket },
  { method: 'HEAD', on: 'bucket', run: headBucket },
  { method: 'GET', on: 'bucket', parameter: 'location', run: getBucketLocation },
  {
    method: 'GET',
    on: 'bucket',
    parameter: 'list-type',
    options: ['prefix', 'delimiter', 'encoding-type', 'max-keys', 'continuation-token'],
    run: listObjectsV2,
  },
  { method: 'PUT', on: 'object', run: putObject },
  { method: 'GET', on: 'object', headers: ['range'], run: getObject },
  { method: 'HEAD', on: 'object', run: getObject },
  { method: 'DELETE', on: 'object', run: deleteObject },
];

/** Finds what a request means. A parameter that nobody reads is refused by name, never skipped. */
export function findRoute(method: string, { bucket, key, query }: Target): Route {
  const on = key ? 'object' : bucket ? 'bucket' : 'service';
  const names = query.map(([name]) => name);
  const routes = ROUTES.filter((route) => route.method === method && route.on === on);
  const route = routes.find(({ parameter }) => (parameter ? names.includes(parameter) : names.length === 0));
  const supported = route ? [route.parameter, ...(route.options ?? [])] : routes.flatMap(({ options = [] }) => options);
  const unknown = names.find((name) => !supported.includes(name));
  if (!route || unknown !== undefined) {
    throw notImplemented(
      `${method}${unknown === undefined ? '' : ` with ?${unknown}`} on ${on === 'object' ? 'an' : 'a'} ${on}`,
    );
  }
  return route;
}
