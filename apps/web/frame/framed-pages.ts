import { isFramedAt } from '#platform/contract/framed.ts';
import type { WebModule } from '#platform/web/module.ts';

/** Every address that another site may show. */
export const framedPages = (modules: readonly WebModule[]): string[] => modules.flatMap(({ framed }) => framed ?? []);

/** The module to which a page belongs, by the name that launch codes use; empty for a page of none. */
export const moduleAt = (modules: readonly WebModule[], path: string): string =>
  modules.find(({ framed }) => isFramedAt(framed ?? [], path))?.name ?? '';
