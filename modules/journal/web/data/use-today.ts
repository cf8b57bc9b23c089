import { dayIn } from '#platform/contract/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';

/** The day that it is now at the school. */
export const useToday = (): string => dayIn(useReader().time_zone, new Date());
