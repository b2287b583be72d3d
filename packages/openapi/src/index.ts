export { openApiDocument } from './document.js';
export type { Answer, Document, Operation, Parameter, Schema } from './document-types.js';
export { type DocumentedCall, documentedCalls } from './documented-call.js';
export { exampleRequest, type ExampleRequest } from './example-request.js';
