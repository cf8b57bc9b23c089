import { serveJobs } from '../processes/serve-jobs.ts';
import { judgePhoto, type PhotoFault } from './judge-photo.ts';
import { measurePhoto } from './measure-photo.ts';
import { openModels } from './models.ts';
import { readPhoto } from './read-photo.ts';

/** The photo that is to be looked at, where it lies on this machine. */
export type PhotoJob = { readonly path: string };

const models = openModels();

async function check({ path }: PhotoJob): Promise<PhotoFault | null> {
  const photo = await readPhoto(path);
  return photo === null ? 'photo_too_small' : judgePhoto(await measurePhoto(await models, photo));
}

serveJobs(check);
