import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { calls, RequestError } from '@wayhouse/contracts';
import { challengeHeader, solutionHeader } from '@wayhouse/contracts/form-challenge';
import { networkOf } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';
import { isPathUnder } from '../proxy/routing-table.js';
import type { SharedLimits } from './shared-limits.js';

const challengeSeconds = 600;
const maxSolutions = 100_000;
/** On average 256 derivations: under half a second of a server's work, more of a phone's. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' };

const forms = [calls.sendMessage, calls.applyForJob, calls.subscribeToNewsletter];

/**
 * After `FORMS_WITHOUT_CHALLENGE_PER_HOUR` accepted forms from one address, asks for the solution of a challenge, so that many
 * forms cost their sender much. A solution counts once.
 */
export function formChallenge(config: GatewayConfig, shared?: SharedLimits): RequestHandler[] {
  const { FORMS_WITHOUT_CHALLENGE_PER_HOUR: limit } = config;
  // All gateways of a site have this key, and accept each other's challenges.
  const secret = createHmac('sha256', config.MINIO_SECRET_KEY).update('form-challenge').digest('hex');
  if (!limit) return [];
  const used = new LRUCache<string, true>({ max: maxSolutions, ttl: challengeSeconds * 1000 });

  async function isSolved(request: Request): Promise<boolean> {
    const payload = decode(request.get(solutionHeader));
    const signature = payload?.challenge?.signature;
    if (!payload || !signature || used.has(signature)) return false;
    // Throws at what only resembles a solution.
    const check = verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
    const { verified } = await check.catch(() => ({ verified: false }));
    if (!verified || used.has(signature)) return false;
    used.set(signature, true);
    const uses = await shared?.add(`solution ${signature}`, endOfChallenge());
    return uses === undefined || uses === 1;
  }

  async function newChallenge(): Promise<string> {
    const expiresAt = endOfChallenge();
    const challenge = await createChallenge({ ...work, deriveKey, hmacSignatureSecret: secret, expiresAt });
    return Buffer.from(JSON.stringify(challenge)).toString('base64url');
  }

  const requireSolution = rateLimit({
    windowMs: 60 * 60_000,
    limit,
    keyGenerator: ({ ip }) => networkOf(ip),
    identifier: 'forms-without-challenge',
    store: shared?.store('forms-without-challenge'),
    standardHeaders: false,
    legacyHeaders: false,
    skipFailedRequests: true,
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    skip: async (request) => !isForm(request) || (await isSolved(request)),
    handler: (_request, response, next) =>
      void newChallenge().then((challenge) => {
        response.set(challengeHeader, challenge);
        next(new RequestError('challenge-required'));
      }, next),
  });
  return [requireSolution];
}

const endOfChallenge = () => new Date(Date.now() + challengeSeconds * 1000);

const isForm = ({ method, path }: Request) =>
  method === 'POST' &&
  forms.some((form) => isPathUnder(path, form.path)) &&
  !isPathUnder(path, calls.confirmSubscription.path);

function decode(header = ''): Payload | undefined {
  try {
    return JSON.parse(Buffer.from(header, 'base64url').toString()) as Payload;
  } catch {
    return undefined;
  }
}
