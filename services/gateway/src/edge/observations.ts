import express, { type Request, Router } from 'express';
import { type Observation, Observations, observationsPath, RequestError, vitals } from '@wayhouse/contracts';
import type { Metrics } from '@wayhouse/service-kit/http';
import type { KnownPlaces } from './known-places.js';

/** Thirty observations with the longest names there are. */
const mostBytes = 14_000;

const seconds = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 10];
const shifts = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

type Place = { page: string; front_end: string; release: string };

const readBody = express.json({ type: 'application/json', limit: mostBytes });

/**
 * Takes the observations of pages, and counts them. Anybody may send it: it changes nothing. As JSON alone, which a page of
 * another site may not send here.
 */
export function observations(places: KnownPlaces, metrics: Metrics): Router {
  const labels: (keyof Place)[] = ['page', 'front_end', 'release'];
  const counted = {
    view: metrics.counter('page_views_total', 'Pages that were shown', labels),
    error: metrics.counter('page_errors_total', 'Errors of scripts in pages', labels),
    fallback: metrics.counter('page_fallbacks_total', 'Parts of pages that did not load', labels),
  };
  const vitalSeconds = metrics.histogram(
    'page_vital_seconds',
    'Largest paint (LCP) and slowest response to an interaction (INP) of visits',
    ['vital', ...labels],
    seconds,
  );
  const layoutShift = metrics.histogram('page_layout_shift', 'Layout shift (CLS) of visits', labels, shifts);

  function count(observation: Observation, place: Place) {
    if (observation.kind !== 'vital') return counted[observation.kind].inc(place);
    const { vital, value } = observation;
    if (vital === 'CLS') layoutShift.observe(place, value);
    else vitalSeconds.observe({ vital, ...place }, value / 1000);
  }

  /** A process would otherwise have the series of every release since its start. */
  function forget(place: Place) {
    for (const metric of [...Object.values(counted), layoutShift]) metric.remove(place);
    for (const vital of vitals) vitalSeconds.remove({ vital, ...place });
  }

  const seen = new Map<string, Place>();
  const router = Router();
  router.post(observationsPath, readBody, (request, response) => {
    const known = places();
    for (const observation of observationsIn(request)) {
      const place = known.placeOf(observation);
      if (!place) continue;
      count(observation, place);
      seen.set(JSON.stringify(place), place);
    }
    for (const [key, place] of seen) if (!known.isKnown(place) && seen.delete(key)) forget(place);
    response.status(204).end();
  });
  return router;
}

function observationsIn({ body }: Request): Observation[] {
  if (body === undefined) throw new RequestError('json-required');
  const parsed = Observations.safeParse(body);
  if (!parsed.success) throw new RequestError('body-unreadable');
  return parsed.data.observations;
}
