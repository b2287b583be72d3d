import mongoose, { type Connection } from 'mongoose';
import { withoutPassword } from '../url-without-password.js';

/** Connects to the service's database. Throws a readable error if the server does not answer within 8 s. */
export async function connectMongo(url: string, database: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, { dbName: database, serverSelectionTimeoutMS: 8000 });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy();
    const reason = (error as Error).message;
    throw new Error(`MongoDB does not answer at ${withoutPassword(url)} (MONGO_URL): ${reason}`, { cause: error });
  }
}

/** Waits until all indexes of the models exist: some of them enforce a business rule. */
export async function buildIndexes(db: Connection): Promise<void> {
  await Promise.all(Object.values(db.models).map((model) => model.init()));
}
