import type { Static } from 'typebox';
import { Check } from 'typebox/schema';
import { settings } from './config-settings.ts';
import type { Setting } from './setting.ts';
import { StartError } from './start-error.ts';

type Values = { readonly [Field in keyof typeof settings]: Static<(typeof settings)[Field]['schema']> };

/** The configuration, read once and never changed. */
export type Config = Readonly<Omit<Values, 'demo'> & { demo: boolean }>;

type Environment = Readonly<Record<string, string | undefined>>;

const knownNames: ReadonlySet<string> = new Set(Object.values(settings).map((setting) => setting.name));

/** A misspelled variable would otherwise be ignored in silence, which is worse than not starting. */
function refuseUnknownNames(environment: Environment): void {
  const unknown = Object.keys(environment).find((name) => name.startsWith('KRIIT_') && !knownNames.has(name));
  if (unknown === undefined) return;
  const known = [...knownNames].filter((name) => name.startsWith('KRIIT_'));
  throw new StartError(`${unknown} is not a setting of Kriit; the settings are ${known.join(', ')}.`);
}

function readSetting(setting: Setting, given: string | undefined): unknown {
  const text = given || setting.fallback;
  if (text === undefined) return undefined;
  const value = setting.read(text);
  if (Check(setting.schema, value)) return value;
  const told = setting.is_secret ? '' : `is ${JSON.stringify(text)}, but `;
  throw new StartError(`${setting.name} ${told}must be ${setting.expected}.`);
}

/** Reads the whole environment; the first wrong value ends the start with one sentence. */
export function readConfig(environment: Environment): Config {
  refuseUnknownNames(environment);
  const values = Object.entries(settings).map(([field, setting]) => [
    field,
    readSetting(setting, environment[setting.name]),
  ]);
  // Each value has just passed the schema that its type is made from.
  const checked = Object.fromEntries(values) as Values;
  if (checked.smtpUrl !== undefined && (checked.mailFrom === undefined || checked.publicUrl === undefined))
    throw new StartError('KRIIT_SMTP_URL needs KRIIT_MAIL_FROM and KRIIT_PUBLIC_URL beside it.');
  const stranger = checked.hostKeys.find(({ origin }) => !checked.hostOrigins.includes(origin));
  if (stranger)
    throw new StartError(`KRIIT_HOST_KEYS has a key for ${stranger.origin}, which KRIIT_HOST_ORIGINS does not name.`);
  return Object.freeze({ ...checked, demo: checked.demo ?? checked.databaseUrl === undefined });
}
