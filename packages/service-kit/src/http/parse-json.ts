import express, { type RequestHandler } from 'express';
import { type Call, shapeOf, isInPath, Refusal } from '@wayhouse/contracts';

const read = express.json({ limit: 100_000 });

/** Reads a JSON body. To a call that is told all by its address anything may be sent with it, and is left aside. */
export const readJson = (call: Call): RequestHandler[] => (saysMoreThanItsPath(call) ? [jsonOnly, read] : [read]);

const jsonOnly: RequestHandler = (request, _response, next) =>
  next(request.is('json') === false ? new Refusal('unsupported-type', 'Send application/json in UTF-8.') : undefined);

const saysMoreThanItsPath = (call: Call) => Object.keys(shapeOf(call)).some((field) => !isInPath(call, field));
