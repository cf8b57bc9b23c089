import { keepMade } from '#modules/files/server/doors.ts';
import { FILE_FORMATS, type FileExtension } from '#platform/contract/file-kinds.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { writePage } from '#platform/server/files/write-page.ts';
import { messageFile } from '../contract/message-file.ts';
import { drawBoard, drawLeaf } from './demo-pictures.ts';

/** A message of the demonstration that carries a file. */
export type Carried = {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly school_id: number;
  readonly author_id: number;
  /** Which of the files below. */
  readonly name: string;
  readonly at: Date;
};

const RATE = 8_000;

/** The note from which a choir takes its pitch, and the chord above it: two seconds of sound. */
function playChord(): Buffer {
  const samples = Buffer.alloc(2 * RATE);
  for (let place = 0; place < samples.length; place += 1) {
    const seconds = place / RATE;
    const fade = Math.min(1, seconds * 20, (2 - seconds) * 2);
    const wave = [261.63, 329.63, 392].reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * seconds), 0);
    samples[place] = 128 + Math.round(30 * fade * wave);
  }
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  // Plain samples, one channel, one byte each.
  for (const [place, value] of [1, 1].entries()) head.writeUInt16LE(value, 20 + 2 * place);
  for (const [place, value] of [RATE, RATE].entries()) head.writeUInt32LE(value, 24 + 4 * place);
  for (const [place, value] of [1, 8].entries()) head.writeUInt16LE(value, 32 + 2 * place);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

type Maker = { readonly file_name: string; readonly ext: FileExtension; readonly make: () => Buffer | Promise<Buffer> };

const FILES: Readonly<Record<string, Maker>> = {
  board: { file_name: 'Tahvel.jpg', ext: 'jpg', make: drawBoard },
  leaf: { file_name: 'Lehe ehitus.png', ext: 'png', make: drawLeaf },
  formulas: {
    file_name: 'Valemileht.pdf',
    ext: 'pdf',
    make: () =>
      writePage('Valemileht: funktsiooni uurimine', [
        "(x^n)' = n · x^(n-1)        (sin x)' = cos x        (ln x)' = 1/x",
        "(u · v)' = u' · v + u · v'        (u/v)' = (u' · v - u · v') / v²",
        "Kasvab, kui f'(x) > 0; kahaneb, kui f'(x) < 0.",
        "Ekstreemumkoht: f'(x) = 0 ja tuletis muudab märki.",
        "Käänukoht: f''(x) = 0 ja teine tuletis muudab märki.",
      ]),
  },
  plan: {
    file_name: 'Õppekäigu kava.pdf',
    ext: 'pdf',
    make: () =>
      writePage('Õppekäik Tartusse: kava', [
        'Neljapäev 8.00  Väljasõit kooli eest',
        'Neljapäev 11.00  AHHAA keskus',
        'Neljapäev 18.00  Teater, seejärel hostel',
        'Reede 10.00  Ülikooli muuseum ja tähetorn',
        'Reede 15.30  Buss tagasi, kooli ette umbes kell 19',
        'Kaasa: soojad riided, veepudel, õpilaspilet.',
      ]),
  },
  tune: { file_name: 'Häälestus.wav', ext: 'wav', make: playChord },
};

/** Makes what messages carry, keeps it, and gives the rows that say who carries what. */
export async function attachMade(tx: Transaction, files: FileKit, carried: readonly Carried[]) {
  const made = new Map<string, Promise<Buffer>>();
  const rows = [];
  for (const { message_id, conversation_id, school_id, author_id, name, at } of carried) {
    const maker = FILES[name];
    if (maker === undefined) throw new Error(`the demonstration has no file ${name}`);
    const { file_name, ext, make } = maker;
    const bytes = made.get(name) ?? Promise.resolve(make());
    made.set(name, bytes);
    const owner = { school_id, person_id: author_id, app_name: messageFile.app_name, thing_id: message_id };
    const { id, size, width, height } = await keepMade(tx, files, owner, { file_name, ext, bytes: await bytes }, at);
    const tab = FILE_FORMATS[ext].kind === 'image' ? 'image' : 'file';
    const place = { message_id, file_id: id, origin_message_id: message_id, conversation_id, tab, place: 0 };
    rows.push({ ...place, file_name, ext, size, width, height, created_at: at.toISOString() });
  }
  return rows;
}
