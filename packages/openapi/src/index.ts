export { openApiDocument } from './openapi-document.js';
export type { Answer, Document, Operation, Parameter, Schema } from './openapi-types.js';
export { type DocumentedCall, documentedCalls } from './documented-call.js';
export { exampleRequest, type ExampleRequest } from './example-request.js';
