import mongoose, { type Connection } from 'mongoose';
import { withoutPassword } from '../url-without-password.js';

const options = { serverSelectionTimeoutMS: 8000, autoIndex: false, autoCreate: false, bufferCommands: false };

/**
 * Connects to the service's database. Throws a readable error if the server does not answer within 8 s. Collections and indexes
 * are built by `prepareDatabase` alone: mongoose would do so before the migrations. Nor does mongoose buffer what comes while the
 * database is away: the driver waits as long, and its errors are known as an outage.
 */
export async function connectMongo(url: string, database: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, { ...options, dbName: database });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy();
    const reason = (error as Error).message;
    throw new Error(`MongoDB does not answer at ${withoutPassword(url)} (MONGO_URL): ${reason}`, { cause: error });
  }
}
