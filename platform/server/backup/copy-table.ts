import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db.ts';
import type { CopiedTable } from './tables.ts';

type Counted = { readonly rows: number; readonly hash: string };

const NEWLINE = 10;

/** Lets bytes through and counts the rows in them; the text form of COPY has one line for each. */
function counting(): { stream: Transform; counted: () => Counted } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, counted: () => ({ rows, hash: hash.digest('hex') }) };
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const columnsOf = ({ columns }: CopiedTable): string => columns.map((column) => `"${column}"`).join(', ');

/** Opens a connection of its own: over one that sends statements ahead, nothing can be copied. */
export async function openForCopies({ pool }: Database): Promise<Client> {
  const client = new Client({ ...pool.options, pipeline: false });
  // What is asked of a lost connection fails by itself; without a listener, losing it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Copies a table into a file, or nowhere, only to see what is in it. */
export async function copyOut(client: ClientBase, table: CopiedTable, file?: string): Promise<Counted> {
  const { stream, counted } = counting();
  const source = client.query(copyTo(`copy ${table.name} (${columnsOf(table)}) to stdout`));
  if (file === undefined) await pipeline(source, stream, nowhere());
  else await pipeline(source, stream, createGzip(), createWriteStream(file, { mode: 0o600 }));
  return counted();
}

/** Copies a file into a table. */
export async function copyIn(client: ClientBase, table: CopiedTable, file: string): Promise<void> {
  const target = client.query(copyFrom(`copy ${table.name} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), target);
}

/** What a file holds, without any table. */
export async function readSaved(file: string): Promise<Counted> {
  const { stream, counted } = counting();
  await pipeline(createReadStream(file), createGunzip(), stream, nowhere());
  return counted();
}
