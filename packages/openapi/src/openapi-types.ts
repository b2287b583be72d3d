/** The parts of OpenAPI 3.1 that our document uses (https://spec.openapis.org/oas/v3.1.1). */
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: {
    license: { name: string; identifier: string };
    title: string;
    version: string;
    summary: string;
    description: string;
  };
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
  /** Empty if anyone may call. The values of a scheme are roles that the caller needs. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body & { required: true };
  responses: Record<string, ApiResponse>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  /** Lists are sent as `a,b`. */
  style?: 'form';
  explode?: false;
  example?: unknown;
};

export type Body = { content: Record<string, MediaType> };
export type ApiResponse = Partial<Body> & { description: string; headers?: Record<string, object> };
export type MediaType = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
};

/** The parts of JSON Schema 2020-12 that our calls use. */
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
