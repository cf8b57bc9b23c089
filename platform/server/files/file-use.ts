import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../db.ts';

/** A module's use of files: what it takes, and who may fetch what it has linked. */
export type FileUse = FileConsumer & {
  /** Asked at every fetch: may this person see the thing that the file is linked to, now? */
  readonly maySee: (tx: Transaction, actor: Actor, thing_id: number, now: Date) => Promise<boolean>;
};

/** The same uses for schools of every package: the largest size is everybody's. */
export const withoutPackages = (uses: readonly FileUse[]): FileUse[] =>
  uses.map(({ smaller: _package, ...use }) => use);

/** The uses of all modules by name; two modules cannot share one. */
export function gatherUses(uses: readonly FileUse[]): ReadonlyMap<string, FileUse> {
  const byName = new Map<string, FileUse>();
  for (const use of uses) {
    if (byName.has(use.app_name)) throw new Error(`two modules take files as ${use.app_name}`);
    byName.set(use.app_name, use);
  }
  return byName;
}
