/** How far a zone is from UTC now, such as "GMT+2". */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone that the browser knows, and the one that is chosen even if it does not. */
export function timeZoneChoices(chosen: string): { value: string; label: string }[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value)})` }));
  return zones.includes(chosen) || chosen === '' ? known : [{ value: chosen, label: chosen }, ...known];
}
