// node tools/build.ts
// Makes what `npm start` runs, as far as it is out of date: what browsers load, and the server.
import { bundleServer } from './bundle-server.ts';
import { bundleWeb } from './bundle-web.ts';
import { buildIfStale } from './stamped-build.ts';

await buildIfStale({
  title: 'Building the web app',
  place: 'apps/web/dist',
  name: 'web',
  inputs: [
    'tools/{bundle-web,bundle-embed,circles,web-parts}.ts',
    'apps/{embed,web}/**/*',
    'platform/{web,contract}/**/*',
    'modules/*/{web,contract,rules}/**/*',
  ],
  make: bundleWeb,
});
await buildIfStale({
  title: 'Building the server',
  place: 'apps/server/dist',
  name: 'server',
  inputs: [
    'tools/bundle-server.ts',
    'apps/{server,host-page,stand-ins}/**/*.ts',
    'platform/{server,contract}/**/*.ts',
    'modules/*/{server,contract,rules}/**/*.ts',
  ],
  make: bundleServer,
});
