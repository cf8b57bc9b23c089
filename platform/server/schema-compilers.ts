import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { isCountry } from '#platform/contract/countries.ts';
import { isDay, isMoment } from '#platform/contract/dates.ts';
import { keeping } from './keeping.ts';

const formats = { country: isCountry, day: isDay, moment: isMoment };

const validators = ajvCompiler()(
  {},
  {
    customOptions: {
      coerceTypes: false,
      removeAdditional: false,
      useDefaults: false,
      allErrors: false,
      formats,
    },
  },
);
// Choosing between the kinds of an answer ("this or null") is done by a checker of its own.
const serializers = serializerSelector()({}, { ajv: { formats } });

type Validate = ReturnType<FastifySchemaCompiler<object>>;

const validatorOf = keeping((schema: object) => validators({ schema } as never) as unknown as Validate);
const serializerOf = keeping((schema: object) => serializers({ schema, method: '', url: '', httpStatus: '200' }));

/**
 * A server has hundreds of schemas and meets a few of them in its first minute, so each is compiled when it is first
 * met, and once in a process: it is ready in half the time, and so is every app that a test file starts.
 */
export function compileWhenMet(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema }) => {
    const validate: Validate = (data) => {
      const checks = validatorOf(schema);
      const isRight = checks(data);
      validate.errors = checks.errors;
      return isRight;
    };
    return validate;
  });
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  );
}
