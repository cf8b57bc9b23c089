// node tools/make-templates.ts <folder>
// Makes the databases that stories are copied from, beside the build; a run of API tests alone makes them by itself.
import { resolve } from 'node:path';
import { makeTemplates } from '#platform/testing/make-templates.ts';

const [folder = ''] = process.argv.slice(2);
await makeTemplates(resolve(folder));
