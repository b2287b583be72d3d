import { type Call, inputShape, DomainError } from '@wayhouse/contracts';
import { isId } from '@wayhouse/contracts/fields';

/**
 * Makes the `field` of a `DomainError` a field of the call. A use case may name a field that the call does not have, or
 * not find something; then the error is about the call's id field.
 */
export async function mapFieldToCall<T>(call: Call, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, field } = error;
    const isKnownField =
      field === undefined ? code !== 'not-found' : field in inputShape(call) || field === call.files?.field;
    throw isKnownField ? error : new DomainError(code, message, idField(call));
  }
}

const idField = (call: Call) => Object.entries(inputShape(call)).find(([, schema]) => isId(schema))?.[0];
