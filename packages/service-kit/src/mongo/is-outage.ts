import mongoose from 'mongoose';

const { MongoNetworkError, MongoServerError, MongoServerSelectionError, MongoNotConnectedError } = mongoose.mongo;

/** Whether the database could not be reached, as opposed to having rejected an operation. */
export const isOutage = (error: unknown): boolean =>
  // An interrupted bulk write carries the network error inside.
  isUnreachable(error) || (error instanceof MongoServerError && isUnreachable(error.errorResponse));

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError;
