import { endWithFacts, gathering, type NewFact, type ToldFact } from './announce.ts';
import { type TransactionKit, transact, type Work } from './transaction.ts';

/** What a request does: among others, where what goes wrong is everybody's, and alone. */
type Ways<T> = { readonly together: Work<T>; readonly alone: Work<T> };

/** A request with the address that it was sent to; null where stores put those who want the same thing in order. */
type Task = Ways<unknown> & {
  readonly now: Date;
  readonly address: string | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Requests that share one transaction at most. */
const LARGEST_GROUP = 100;

/** Some could not be done, so the others are undone with them. */
class Undone extends Error {
  readonly failed: ReadonlySet<Task>;

  constructor(failed: readonly Task[]) {
    super('undone');
    this.failed = new Set(failed);
  }
}

/** Whoever tells the same as somebody before them, such as that a consent has new answers, need not be heard again. */
function withoutRepeats(facts: readonly NewFact[]): NewFact[] {
  const known = new Map(facts.map((fact) => [JSON.stringify([fact.name, fact.data, fact.audience]), fact]));
  return [...known.values()];
}

type Done = { readonly values: readonly unknown[]; readonly told: readonly ToldFact[] };

/** All at once in one transaction, so that they share their statements; everyone's work or nobody's. */
const doTogether = (kit: TransactionKit, group: readonly Task[]): Promise<Done> =>
  transact(kit, 'write', group[0]?.now ?? new Date(), async (tx) => {
    const facts: NewFact[][] = group.map(() => []);
    const tried = await Promise.allSettled(
      group.map(({ together, now }, place) => together(tx, gathering(tx, now, kit, facts[place] ?? []))),
    );
    const failed = group.filter((_task, place) => tried[place]?.status === 'rejected');
    if (failed.length > 0) throw new Undone(failed);
    const values = tried.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    return { values, told: await endWithFacts(tx, withoutRepeats(facts.flat()), kit) };
  });

/** In a transaction of its own, where what goes wrong is nobody else's. */
const doAlone = (kit: TransactionKit, { now, alone, resolve, reject }: Task): Promise<void> =>
  transact(kit, 'write', now, alone).then(resolve, reject);

/** Does what can be done together; gives those who have to go alone. */
async function doGroup(kit: TransactionKit, group: readonly Task[], isSecondTry = false): Promise<readonly Task[]> {
  const [first, second] = group;
  if (first === undefined) return [];
  if (second === undefined) {
    await doAlone(kit, first);
    return [];
  }
  try {
    const { values, told } = await doTogether(kit, group);
    for (const [place, { resolve }] of group.entries()) resolve(values[place]);
    if (told.length > 0) kit.tell(told);
    return [];
  } catch (error) {
    // Nobody knows whether a commit that failed took place, so nothing of it is tried again.
    if (!(error instanceof Undone)) {
      for (const { reject } of group) reject(error);
      return [];
    }
    const { failed } = error;
    if (isSecondTry) return group;
    const others = group.filter((task) => !failed.has(task));
    return [...(await doGroup(kit, others, true)), ...failed];
  }
}

/**
 * Group commit: requests that wait together share one transaction and, where stores are written so (`sharing`), their
 * statements. Each is answered, and their facts leave, after the common commit. Those who are refused or fail, and those
 * whose address somebody before them has, go alone afterwards. Nothing waits while idle.
 */
export function grouping(kit: TransactionKit): <T>(now: Date, address: string | null, ways: Ways<T>) => Promise<T> {
  const waiting: Task[] = [];
  let busy = false;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const came = waiting.splice(0, LARGEST_GROUP);
      // Locks do not part those who share a transaction; two who want the same thing must not.
      const first = new Map(came.toReversed().map((task) => [task.address, task]));
      const group = came.filter((task) => task.address === null || first.get(task.address) === task);
      const alone = await doGroup(kit, group);
      for (const task of [...alone, ...came.filter((task) => !group.includes(task))]) void doAlone(kit, task);
    }
    busy = false;
  };

  return <T>(now: Date, address: string | null, ways: Ways<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ now, address, ...ways, resolve: resolve as (value: unknown) => void, reject });
      if (busy) return;
      busy = true;
      // Those who were let in together are read one by one, in the same turn: the first of them waits for the others.
      setImmediate(drain);
    });
}
