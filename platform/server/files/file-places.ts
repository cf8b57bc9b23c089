import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The folders of this machine in which files lie: those that are kept, and those that are on their way in. */
export function filePlaces({ filesFolder, dataFolder }: Pick<Config, 'filesFolder' | 'dataFolder'>) {
  const folder = filesFolder ?? join(dataFolder, 'files');
  return { kept: join(folder, 'kept'), incoming: join(folder, 'incoming') };
}
