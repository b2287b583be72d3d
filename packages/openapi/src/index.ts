export { openApiDocument } from './openapi-document.js';
export type { OpenApiDocument, Operation, Schema } from './openapi-types.js';
export { type Endpoint, listEndpoints } from './endpoint.js';
export { exampleRequest, type ExampleRequest } from './example-request.js';
