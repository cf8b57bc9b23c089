import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { successSchema } from '#platform/contract/envelope.ts';
import { type ErrorList, genericErrors } from '#platform/contract/errors.ts';
import { FRESH_PROOF_MINUTES, type PolicyRow, type Who } from '#platform/contract/policy.ts';

export type DescribedCall = { readonly endpoint: Endpoint; readonly row: PolicyRow; readonly module: string };

/** The written policy in words that a reader of the reference understands. */
export const whoInWords = (who: Who): string => {
  if (who === 'anyone') return 'anyone';
  if (who === 'signed-in') return 'everyone who is signed in';
  if (who === 'any-role') return 'everyone with a role in the school';
  const roles = who.roles.length > 0 ? `role types ${who.roles.join(', ')}` : '';
  return [roles, who.root ? 'the main administrator' : ''].filter(Boolean).join(' and ');
};

const STEP_UP = 'Not for sessions that another site opened.';
const FRESH = `Only within ${FRESH_PROOF_MINUTES} minutes after the person showed who they are.`;

/** What a row asks of the session beyond being one. */
export const demandsInWords = ({ step_up, fresh }: PolicyRow): string =>
  [step_up || fresh ? ` ${STEP_UP}` : '', fresh ? ` ${FRESH}` : ''].join('');

const parametersOf = (endpoint: Endpoint) => [
  ...Object.entries(endpoint.params.properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...Object.entries(endpoint.query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (endpoint.query.required ?? []).includes(name),
    schema,
  })),
];

const refusalsOf = (endpoint: Endpoint, errors: ErrorList) => {
  const byStatus = new Map<number, string[]>();
  for (const key of endpoint.refuses) {
    const status = errors[key] ?? 400;
    byStatus.set(status, [...(byStatus.get(status) ?? []), key]);
  }
  return Object.fromEntries([...byStatus].map(([status, keys]) => [status, { description: keys.join(', ') }]));
};

/** A form's one file beside its texts, as OpenAPI writes bytes. */
const withFile = ({ body }: Endpoint) => {
  const { properties = {}, required = [] } = (body ?? {}) as { properties?: object; required?: string[] };
  const file = { type: 'string', format: 'binary' };
  return { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] };
};

const contentTaken = (endpoint: Endpoint) =>
  endpoint.takes === 'file'
    ? { 'multipart/form-data': { schema: withFile(endpoint) } }
    : { 'application/json': { schema: endpoint.body } };

const contentGiven = (endpoint: Endpoint) =>
  endpoint.gives === 'file'
    ? { '*/*': { schema: endpoint.answer } }
    : { 'application/json': { schema: successSchema(endpoint) } };

const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** The OpenAPI document of every call, made from the same contracts that the routes are made from. */
export function openApi(calls: readonly DescribedCall[], errors: ErrorList, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, row, module } of calls) {
    const path = inBraces(addressOf(endpoint));
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        tags: [module],
        operationId: endpoint.route,
        description: `For ${whoInWords(row.who)}.${row.feature ? ` Needs the package feature ${row.feature}.` : ''}${demandsInWords(row)}`,
        parameters: parametersOf(endpoint),
        ...(endpoint.body ? { requestBody: { required: true, content: contentTaken(endpoint) } } : {}),
        responses: {
          200: {
            description: 'Success',
            content: contentGiven(endpoint),
          },
          ...refusalsOf(endpoint, errors),
        },
        security: row.who === 'anyone' ? [] : [{ session: [] }, { bearer: [] }],
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kriit',
      version,
      description: `Every call may also be refused with: ${Object.keys(genericErrors).join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'kriit' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
