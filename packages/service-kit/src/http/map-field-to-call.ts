import { type Call, shapeOf, Refusal } from '@wayhouse/contracts';
import { Id } from '@wayhouse/contracts/fields';

/**
 * What answers a call, with its refusals in the caller's words. Where a use case blames something that this call has under
 * another name, or does not find it, that is what the call names by its id.
 */
export async function inWordsOf<T>(call: Call, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, field } = error;
    const isPlain = field === undefined ? code !== 'not-found' : field in shapeOf(call) || field === call.files?.field;
    throw isPlain ? error : new Refusal(code, message, idOf(call));
  }
}

const idOf = (call: Call) => Object.entries(shapeOf(call)).find(([, schema]) => schema === Id)?.[0];
