import type { Response } from 'express';
import type { DocumentCall, DocumentFile } from '@wayhouse/contracts';

/** Sends a file that is of one person only: to be saved under its name, and kept by nobody on the way. */
export function sendDocument(response: Response, type: DocumentCall['document'], { name, bytes }: DocumentFile): void {
  response.attachment(name).type(type).set('Cache-Control', 'no-store').send(Buffer.from(bytes));
}
