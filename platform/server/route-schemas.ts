import { type TObject, type TSchema, Type } from 'typebox';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { successSchema } from '#platform/contract/envelope.ts';
import { keeping } from './keeping.ts';

type Plain = Record<string, unknown>;

/** Goes through a schema from the inside out; what is handed back takes the place of the part. */
const mapSchema = (schema: TSchema, change: (part: Plain) => Plain): TSchema =>
  JSON.parse(JSON.stringify(schema), (_key, part) => (part !== null && typeof part === 'object' ? change(part) : part));

/** Objects of a body take no fields beyond those described, at any depth. */
const closed = (part: Plain): Plain =>
  part.type === 'object' && part.properties && part.additionalProperties === undefined
    ? { ...part, additionalProperties: false }
    : part;

/** "This or null" said as the serializer knows it: choosing between two kinds takes a checker, a null does not. */
function orNull(part: Plain): Plain {
  const [kind, none, ...others] = Array.isArray(part.anyOf) ? (part.anyOf as Plain[]) : [];
  return kind && none?.type === 'null' && others.length === 0 ? { ...kind, nullable: true } : part;
}

export const hasFields = (schema: TObject): boolean => Object.keys(schema.properties).length > 0;

/** What Fastify checks of a request and keeps of an answer; always the same objects, so that each is compiled once. */
export const routeSchemas = keeping((endpoint: Endpoint) => ({
  ...(hasFields(endpoint.params) ? { params: endpoint.params } : {}),
  ...(hasFields(endpoint.query) ? { querystring: endpoint.query } : {}),
  ...(endpoint.method === 'POST' && endpoint.takes === 'json'
    ? { body: mapSchema(endpoint.body ?? Type.Object({}), closed) }
    : {}),
  ...(endpoint.gives === 'json' ? { response: { 200: mapSchema(successSchema(endpoint), orNull) } } : {}),
}));
