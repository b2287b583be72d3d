import fc from 'fast-check';
import type { mongo } from 'mongoose';
import { type Actor, newModelState, waits } from './testing/model-state.js';
import { type End, histories, type Step } from './testing/model-steps.js';
import { useMongo } from './testing/mongo-server.js';

const server = useMongo();

// The same histories every time; MODEL_SEED and MODEL_RUNS give others and more.
const seed = Number(process.env['MODEL_SEED'] ?? 20270101);
const numRuns = Number(process.env['MODEL_RUNS'] ?? 80);

let collection: mongo.Collection;
beforeAll(async () => {
  collection = await server.collection();
  await collection.createIndex({ key: 1 }, { unique: true });
});

type Outcome = { reply: mongo.Document } | { code: number };

async function run(command: mongo.Document, session: mongo.ClientSession | undefined): Promise<Outcome> {
  try {
    const reply = await server.db().command(command, session ? { session } : {});
    const [error] = (reply['writeErrors'] ?? []) as { code: number }[];
    return error ? { code: error.code } : { reply };
  } catch (error) {
    return { code: (error as mongo.MongoServerError).code as number };
  }
}

async function play(history: (Step | End)[]) {
  await collection.deleteMany({});
  const state = newModelState();
  const sessions = { A: server.client().startSession(), B: server.client().startSession() };
  try {
    for (const step of history) {
      const session = step.actor === 'lone' ? undefined : sessions[step.actor];
      if ('end' in step) {
        if (!session!.inTransaction()) continue;
        await (step.end === 'commit' ? session!.commitTransaction() : session!.abortTransaction());
        state[step.end](step.actor);
      } else await playStep(step, session);
      expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(state.view('lone'));
    }
  } finally {
    await Promise.all(Object.values(sessions).map((session) => session.endSession()));
  }

  async function playStep({ actor, command, expected }: Step, session: mongo.ClientSession | undefined) {
    const wanted = expected(state);
    if (wanted === 'unsure') return;
    if (session && !session.inTransaction()) session.startTransaction();
    const running = run(command(collection.collectionName), session);
    if ('errors' in wanted && wanted.errors.includes(waits)) return playWaiting(running, wanted.errors, expected);
    const found = await running;
    if ('reply' in wanted) return expect(found).toMatchObject(wanted);
    expect(wanted.errors).toContain('code' in found ? found.code : found);
    // Any error ends a transaction.
    state.abort(actor);
    if (session) await session.abortTransaction();
  }

  /** A lone write is decided once the transactions in its way have ended, or at once by what it sees. */
  async function playWaiting(running: Promise<Outcome>, errors: number[], expected: Step['expected']) {
    const ping = server.db().command({ ping: 1 });
    if (errors.length === 1) expect(await Promise.race([running, ping])).toEqual(await ping);
    for (const [actor, session] of Object.entries(sessions)) {
      if (session.inTransaction()) await session.abortTransaction();
      state.abort(actor as Actor);
    }
    const found = await running;
    if ('code' in found && errors.includes(found.code)) return;
    const wanted = expected(state);
    if (wanted !== 'unsure' && 'reply' in wanted) expect(found).toMatchObject(wanted);
    else expect(wanted).toMatchObject({ errors: ['code' in found && found.code] });
  }
}

test('random histories of a lone writer and two transactions match the model', async () => {
  await fc.assert(fc.asyncProperty(histories, play), { seed, numRuns });
});
