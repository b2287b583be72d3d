import type { RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { isForm } from './has-body.js';
import type { Metrics } from '../metrics/metrics.js';
import { countByNetwork, networkOf } from '../clients/network.js';
import { onResponseSent } from '../metrics/on-response-sent.js';

/** Ten owners behind one address may send all that each of them may (upload-places.ts). */
const mostForms = 30;

/** Refuses forms with photos of an address that sends so many at the moment. */
export function limitFormsOfAddress(metrics: Metrics): RequestHandler {
  const ofNetworks = countByNetwork();
  return (request, response, next) => {
    if (!isForm(request)) return next();
    const network = networkOf(request.ip);
    const isOneTooMany = ofNetworks.add(network) > mostForms;
    onResponseSent(response, () => ofNetworks.remove(network));
    if (isOneTooMany) metrics.countRefused('forms of an address');
    next(isOneTooMany ? new RequestError('uploads-busy') : undefined);
  };
}
