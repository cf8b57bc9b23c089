import type { World } from '#platform/testing/samples.ts';

/** A world in which each thing is made once, however often it is asked for. */
export function keepingWorld(world: World): World {
  const kept = new Map<string, unknown>();
  return new Proxy(world, {
    get(target, name, self) {
      const thing: unknown = Reflect.get(target, name, self);
      if (typeof thing !== 'function') return thing;
      return (...given: unknown[]) => {
        const key = JSON.stringify([name, ...given]);
        if (!kept.has(key)) kept.set(key, thing(...given));
        return kept.get(key);
      };
    },
  });
}
