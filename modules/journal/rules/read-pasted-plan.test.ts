import { describe, expect, it } from 'vitest';
import { TITLE_MAX } from '../contract/limits.ts';
import { readPastedPlan } from './read-pasted-plan.ts';

const names = (text: string) =>
  readPastedPlan(text).map(({ name, lessons }) => [name, ...lessons.map((one) => one.name)]);

describe('a plan that is pasted', () => {
  it('has a lesson on each line, and empty lines mean nothing', () => {
    expect(names('Sine\r\n\r\n  Cosine  \nTangent\n')).toEqual([['', 'Sine', 'Cosine', 'Tangent']]);
    expect(names(' \n\t\n')).toEqual([]);
  });

  it('begins a block with a hash or a colon', () => {
    expect(names('Before\n# Triangles\nSine\nCircles:\nArc\nAngles：\n角')).toEqual([
      ['', 'Before'],
      ['Triangles', 'Sine'],
      ['Circles', 'Arc'],
      ['Angles', '角'],
    ]);
  });

  it('needs no numbers and dots, and keeps those that say something', () => {
    expect(names('1. Sine\n2) Cosine\n- Tangent\n• Arc\na) Chord\n3 Circle\n1.2 Sector')).toEqual([
      ['', 'Sine', 'Cosine', 'Tangent', 'Arc', 'Chord', 'Circle', 'Sector'],
    ]);
    expect(names('1984\n2.\n20th century\nа-moll')).toEqual([['', '1984', '2.', '20th century', 'а-moll']]);
  });

  it('takes the next cells of a table as the description', () => {
    expect(readPastedPlan('1\tSine\tPages 8 to 10\n2\tCosine\t\tWorksheet\tRuler')).toEqual([
      {
        name: '',
        lessons: [
          { name: 'Sine', description: 'Pages 8 to 10' },
          { name: 'Cosine', description: 'Worksheet\nRuler' },
        ],
      },
    ]);
  });

  it('loses nothing of a line that is too long for a title', () => {
    const long = 'x'.repeat(TITLE_MAX + 5);
    expect(readPastedPlan(long)[0]?.lessons).toEqual([{ name: 'x'.repeat(TITLE_MAX), description: long }]);
  });
});
