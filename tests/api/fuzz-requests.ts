import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { SampleFile } from '#platform/testing/samples.ts';
import { HOSTILE, isOpen, rightFor, type Value, wrongFor, wrongTextFor } from './fuzz-values.ts';
import { share, spread } from './spread.ts';

/** A request as it goes over the wire: every part may be nonsense. */
export type WireRequest = {
  params: Record<string, string>;
  query: [string, string][];
  body?: unknown;
  file?: SampleFile;
  headers?: Record<string, string>;
};

const fieldsOf = (part: { properties: Record<string, TSchema> }): [string, TSchema][] =>
  Object.entries(part.properties);

/** What texts go into: where a text is asked for, and where anything is taken. */
const isText = (schema: TSchema): boolean => isOpen(schema) || ('type' in schema && schema.type === 'string');

type Change = (request: WireRequest) => WireRequest;
const changed = (value: Value, change: (request: WireRequest, value: unknown) => WireRequest): fc.Arbitrary<Change> =>
  value.map((one) => (request) => change(request, one));

const inParams =
  (name: string) =>
  (request: WireRequest, value: unknown): WireRequest => ({
    ...request,
    params: { ...request.params, [name]: String(value) },
  });
const inQuery =
  (name: string) =>
  (request: WireRequest, value: unknown): WireRequest => ({
    ...request,
    query: [...request.query.filter(([other]) => other !== name), [name, String(value)]],
  });
// A text would be sent as it is; as a value of JSON it has to be written as one.
const asBody = (request: WireRequest, value: unknown): WireRequest => ({
  ...request,
  // The texts of a form stay as they are: whoever sends it writes them into its parts.
  body: request.file ? value : JSON.stringify(value),
});

/** A form is texts only, so only what cannot be a right text is wrong in it. */
function wrongForms({ body }: Endpoint): fc.Arbitrary<Change>[] {
  const fields = fieldsOf((body ?? Type.Object({})) as { properties: Record<string, TSchema> });
  const withField = (name: string, value: unknown) => (request: WireRequest) =>
    asBody(request, { ...(request.body as object), [name]: value });
  return [
    ...fields.flatMap(([name, schema]) => {
      const wrong = wrongTextFor(schema);
      return wrong ? [wrong.map((value): Change => withField(name, value))] : [];
    }),
    fc.constant<Change>((request) => asBody(request, {})),
    fc.constant<Change>(withField('no_such_field', 'x')),
    fc.constant<Change>(withField('__proto__', 'x')),
    fc.constant<Change>((request) => ({ ...request, file: { name: 'a', bytes: new Uint8Array() } })),
  ];
}

/** One thing wrong with an otherwise good request. */
export function wrongChanges(endpoint: Endpoint): fc.Arbitrary<Change>[] {
  const params = fieldsOf(endpoint.params).flatMap(([name, schema]) => {
    // Without a text the address would be that of another call.
    const wrong = wrongTextFor(schema)?.filter((text) => text !== '');
    return wrong ? [changed(wrong, inParams(name))] : [];
  });
  const query = fieldsOf(endpoint.query).flatMap(([name, schema]) => {
    const wrong = wrongTextFor(schema);
    const twice = changed(rightFor(schema), (request, value) => ({
      ...request,
      query: [...request.query, [name, String(value)], [name, String(value)]],
    }));
    return wrong ? [changed(wrong, inQuery(name)), twice] : [twice];
  });
  const missing = (endpoint.query.required ?? []).map((name) =>
    fc.constant<Change>((request) => ({ ...request, query: request.query.filter(([other]) => other !== name) })),
  );
  const taken = endpoint.body ?? Type.Object({});
  const body = endpoint.method === 'POST' ? [changed(wrongFor(taken), asBody)] : [];
  return [...params, ...query, ...missing, ...(endpoint.takes === 'file' ? wrongForms(endpoint) : body)];
}

/** Parts that fit the contract, each at random or left as the sample has it. */
export function rightChanges(endpoint: Endpoint): fc.Arbitrary<Change> {
  const hostile = fc.constantFrom(...HOSTILE.filter((text) => text.length < 200));
  const oneFor = (schema: TSchema) => (isText(schema) ? fc.oneof(rightFor(schema), hostile) : rightFor(schema));
  const params = fieldsOf(endpoint.params).map(([name, schema]) => changed(oneFor(schema), inParams(name)));
  const query = fieldsOf(endpoint.query).map(([name, schema]) => changed(oneFor(schema), inQuery(name)));
  const {
    required: _all,
    minProperties: _least,
    ...loose
  } = (endpoint.body ?? Type.Object({})) as TSchema & { required?: string[]; minProperties?: number };
  const body = changed(rightFor(loose as TSchema), (request, value) =>
    asBody(request, { ...(request.body as object | undefined), ...(value as object) }),
  );
  return fc
    .subarray([...params, ...query, ...(endpoint.method === 'POST' ? [body] : [])])
    .chain((some) => fc.tuple(...some))
    .map((changes) => (request) => changes.reduce((so_far, change) => change(so_far), request));
}

/** Every place of a body that takes a text: each gives the body with the text in it. */
function placesIn(schema: TSchema, body: unknown): ((text: string) => unknown)[] {
  if (isText(schema)) return [(text) => text];
  if (!('properties' in schema)) return [];
  const fields = fieldsOf(schema as { properties: Record<string, TSchema> });
  const whole = (body ?? {}) as Record<string, unknown>;
  return fields.flatMap(([name, field]) =>
    placesIn(field, whole[name]).map((put) => (text: string) => ({ ...whole, [name]: put(text) })),
  );
}

/** The request with each hostile text in each place that takes a text; the short form has every third text, in one place each. */
export function hostileRequests(endpoint: Endpoint, request: WireRequest, turn: number): WireRequest[] {
  const { params, query, body } = endpoint;
  const ofTexts = (fields: [string, TSchema][]) => fields.flatMap(([name, schema]) => (isText(schema) ? [name] : []));
  const places: ((text: string) => WireRequest)[] = [
    ...ofTexts(fieldsOf(params)).map((name) => (text: string) => inParams(name)(request, text)),
    ...ofTexts(fieldsOf(query)).map((name) => (text: string) => inQuery(name)(request, text)),
    ...(body ? placesIn(body, request.body).map((put) => (text: string) => asBody(request, put(text))) : []),
  ];
  return spread(share(HOSTILE, 3, turn), places, turn).map(([text, put]) => put(text));
}
