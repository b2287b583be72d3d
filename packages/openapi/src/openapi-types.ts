/** As much of OpenAPI 3.1 as this document uses (https://spec.openapis.org/oas/v3.1.1). */
export type Document = {
  openapi: '3.1.1';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
};

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  /** Empty where anyone may call. A role beside the scheme is one that the caller must have. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body & { required: true };
  responses: Record<string, Answer>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  /** A list is said as `a,b`. */
  style?: 'form';
  explode?: false;
  example?: unknown;
};

export type Body = { content: Record<string, Content> };
export type Answer = Partial<Body> & { description: string; headers?: Record<string, object> };
export type Content = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
  /** How a field of a form is written where it is no plain text. */
  encoding?: Record<string, { contentType: string }>;
};

/** JSON Schema 2020-12, as far as our calls need it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  contentMediaType?: string;
  contentSchema?: Schema;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
};
