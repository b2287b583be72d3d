import type { Request, RequestHandler, Response } from 'express';
import { clerkWebhook, emailWebhook, RequestError, stripeWebhook } from '@wayhouse/contracts';
import { hasBody } from './has-body.js';
import type { Metrics } from '../metrics/metrics.js';
import { countByNetwork, networkOf } from '../clients/network.js';
import { onResponseSent } from '../metrics/on-response-sent.js';

/** `most` and `mostPerAddress` are numbers of requests at once; 0 means any number. */
type Limits = { most: number; mostPerAddress?: number; metrics: Metrics };
type Names = { answering: string; receiving: string; perAddress: string };

/** A body on its way costs less than an answer: there may be so many times as many. */
const receivingFactor = 2;
/** Webhooks have a share of their own beside all others: so many times less, of one address as well. */
const webhookShare = 5;

const webhooks = [stripeWebhook, clerkWebhook, emailWebhook].map(({ path }) => path);
const isWebhook = ({ path }: Request) => webhooks.some((each) => path.toLowerCase().startsWith(each));

/**
 * Refuses requests while `most` are being answered, with 503 and `Retry-After`: one that is refused at once costs little,
 * and those that were accepted are answered in time. A request counts from the end of its body; until then it has a place
 * among those that are being received, so that slow bodies keep nobody away. Event streams count until they are open.
 * Webhooks have places of their own, which a flood of others does not take.
 */
export function limitRequests({ most, mostPerAddress = 0, metrics }: Limits): RequestHandler {
  const share = (number: number) => Math.ceil(number / webhookShare);
  const ofWebhooks = places(
    { most: share(most), mostPerAddress: share(mostPerAddress), metrics },
    { answering: 'webhooks', receiving: 'bodies of webhooks', perAddress: 'webhooks of an address' },
  );
  const ofOthers = places(
    { most, mostPerAddress, metrics },
    { answering: 'requests in flight', receiving: 'bodies in flight', perAddress: 'requests of an address' },
  );
  return (request, response, next) => (isWebhook(request) ? ofWebhooks : ofOthers)(request, response, next);
}

function places({ most, mostPerAddress = 0, metrics }: Limits, names: Names): RequestHandler {
  const running = { answering: 0, receiving: 0 };
  const room = { answering: most, receiving: most * receivingFactor };
  const ofNetworks = countByNetwork();
  const isFull = (what: keyof typeof running) => most > 0 && running[what] >= room[what];

  return (request, response, next) => {
    const refuse = (what: keyof Names) => {
      metrics.countRefused(names[what]);
      return new RequestError('overloaded');
    };
    let place: keyof typeof running = hasBody(request) ? 'receiving' : 'answering';
    if (isFull('answering')) return next(refuse('answering'));
    if (isFull(place)) return next(refuse(place));
    const network = networkOf(request.ip);
    if (ofNetworks.add(network) > mostPerAddress && mostPerAddress > 0) {
      ofNetworks.remove(network);
      return next(refuse('perAddress'));
    }
    running[place]++;
    let isOver = false;
    onResponseSent(response, () => {
      isOver = true;
      running[place]--;
      ofNetworks.remove(network);
    });
    if (place === 'receiving') request.once('end', moveOn);
    next();

    function moveOn() {
      if (isOver) return;
      if (isFull('answering')) return void late.set(response, () => refuse('answering'));
      running[place]--;
      place = 'answering';
      running[place]++;
    }
  };
}

/** Requests whose body has ended when there was no place to answer them. */
const late = new WeakMap<Response, () => RequestError>();

/** Refuses a request that has no place to be answered, once its body is there and before the work. */
export function assertPlace(response: Response): void {
  const refuse = late.get(response);
  if (refuse) throw refuse();
}
