import mongoose from 'mongoose';
import { withoutPassword } from '../url-without-password.js';
import { serviceUser } from '../store-accounts/service-user.js';

type Options = { url: string; namespace: string; passwords: Record<string, string> };

/** The commands for a user that reads and writes the database of its service, and no other. */
export const mongoUser = (namespace: string, service: string, password: string) => ({
  database: service,
  user: serviceUser(namespace, service),
  rights: { pwd: password, roles: [{ role: 'readWrite', db: service }] },
});

/** Makes the users, or gives those that exist these passwords and rights, with the address of an administrator. */
export async function makeMongoUsers({ url, namespace, passwords }: Options): Promise<string[]> {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 8000 });
  try {
    await client.connect().catch((error: Error) => {
      throw new Error(`MongoDB does not answer at ${withoutPassword(url)} (MONGO_URL): ${error.message}`);
    });
    const users = Object.entries(passwords).map(([service, password]) => mongoUser(namespace, service, password));
    for (const { database, user, rights } of users) {
      const db = client.db(database);
      const { users: found } = await db.command({ usersInfo: user });
      await db.command({ [(found as unknown[]).length ? 'updateUser' : 'createUser']: user, ...rights });
    }
    return users.map(({ database, user }) => `${user} in ${database}`);
  } finally {
    await client.close();
  }
}
