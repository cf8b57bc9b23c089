import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Adds a route that takes forms and nothing else; everywhere else a form stays a content type that is refused. */
export function takingForms(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    add(scope);
  });
}
