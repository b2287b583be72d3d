import mongoose from 'mongoose';

const { MongoNetworkError, MongoServerError, MongoServerSelectionError, MongoNotConnectedError } = mongoose.mongo;

/** Whether the database could not be reached, as opposed to having said no. */
export const isOutage = (error: unknown): boolean =>
  // A write of several documents that is cut off says so inside.
  isUnreachable(error) || (error instanceof MongoServerError && isUnreachable(error.errorResponse));

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError;
