import { isFramedAt } from '#platform/contract/framed.ts';
import { modules } from '../modules.ts';

/** Every address that another site may show. */
export const framedPages: readonly string[] = modules.flatMap(({ framed }) => framed ?? []);

/** The module to which a page belongs, by the name that launch codes use; empty for a page of none. */
export const moduleAt = (path: string): string =>
  modules.find(({ framed }) => isFramedAt(framed ?? [], path))?.name ?? '';
