import { clientErrors, genericErrors } from '#platform/contract/errors.ts';
import { wordsOf } from './check-words.ts';
import { exportsOf, type House, isTest } from './house.ts';

type Described = { readonly route: string; readonly refuses: readonly string[] };

const isEndpoint = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'route' in value && 'refuses' in value;

const camelCase = (stem: string): string => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function* checkErrorWords(house: House, cell: string, keys: readonly string[]): Generator<string> {
  const folder = `${cell}/web/words`;
  const words = wordsOf(house, folder, 'en');
  for (const key of keys) if (!words.has(`errors.${key}`)) yield `${folder}/en.json: say errors.${key}`;
}

async function* checkModule(house: House, module: string): AsyncGenerator<string> {
  const home = `modules/${module}`;
  const { errors = {} } = await exportsOf(house, `${home}/contract/errors.ts`);
  const { policy = {} } = await exportsOf(house, `${home}/contract/policy.ts`);
  const keys = Object.keys(errors as object);
  const rows = new Set(Object.keys(policy as object));
  const routes = new Set<string>();
  for (const path of house.files.keys()) {
    if (!path.startsWith(`${home}/contract/`) || isTest(path)) continue;
    const stem = path.slice(`${home}/contract/`.length, -'.ts'.length);
    for (const [name, value] of Object.entries(await exportsOf(house, path))) {
      if (!isEndpoint(value)) continue;
      routes.add(value.route);
      if (name !== camelCase(stem)) yield `${path}: ${name} belongs in a file of its own name, one endpoint per file`;
      if (!house.files.has(`${home}/server/${stem}.ts`)) yield `${path}: answer it in ${home}/server/${stem}.ts`;
      if (!rows.has(value.route)) yield `${home}/contract/policy.ts: say who may call ${value.route}`;
      for (const key of value.refuses)
        if (!keys.includes(key)) yield `${path}: refuses ${key}; list it in ${home}/contract/errors.ts`;
    }
  }
  for (const route of rows) if (!routes.has(route)) yield `${home}/contract/policy.ts: no endpoint is called ${route}`;
  yield* checkErrorWords(house, home, keys);
}

/** A policy row, a handler and known refusals for every endpoint; a sentence for every error key. */
export async function* checkContracts(house: House): AsyncGenerator<string> {
  if (house.files.has('platform/contract/errors.ts'))
    yield* checkErrorWords(house, 'platform', [...Object.keys(genericErrors), ...clientErrors]);
  for (const module of house.modules) yield* checkModule(house, module);
}
