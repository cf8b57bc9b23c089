import type { JOURNAL_ICONS } from '../contract/words.ts';
import { TOPICS } from './demo-topics.ts';
import { CHESS, CHOIR, MATHS, PROGRAMMING, SUPPORT } from './demo-topics-maths.ts';

type Icon = (typeof JOURNAL_ICONS)[number];

/** How a subject is taught: lessons in a week from level 1 to 12, the steps in which it takes up a topic, its tests. */
type Teaching = { readonly icon: Icon; readonly hours: string; readonly steps: string; readonly tests: string };

const NATIVE: Teaching = {
  icon: 'book',
  hours: '665554443322',
  steps: '|: practice|: own text',
  tests: 'Dictation|Test|Essay',
};
const FOREIGN: Teaching = {
  icon: 'language',
  hours: '003333333333',
  steps: ': vocabulary|: reading|: speaking',
  tests: 'Vocabulary test|Listening test|Presentation',
};
const SCIENCE = { steps: '|: experiment|: problems', tests: 'Test|Lab report|Quiz' };
const SOCIETY = { steps: '|: sources and maps', tests: 'Test|Essay|Map test' };

const TEACHING: Readonly<Record<string, Teaching>> = {
  MAT: {
    icon: 'math',
    hours: '444555555444',
    steps: '|: exercises|: problem solving',
    tests: 'Test|Quiz|Independent work',
  },
  EST: NATIVE,
  LAV: NATIVE,
  DEU: NATIVE,
  ENG: FOREIGN,
  RUS: { ...FOREIGN, hours: '000002222222' },
  FRA: { ...FOREIGN, hours: '000022222222' },
  LIT: { icon: 'theater', hours: '000022222222', steps: '|: discussion', tests: 'Essay|Reading test|Presentation' },
  HIS: { icon: 'history', hours: '000012222222', ...SOCIETY },
  CIV: { icon: 'star', hours: '000001111111', ...SOCIETY },
  GEO: { icon: 'globe', hours: '000000122111', ...SOCIETY },
  NAT: { icon: 'leaf', hours: '222222000000', ...SCIENCE },
  BIO: { icon: 'leaf', hours: '000000122222', ...SCIENCE },
  PHY: { icon: 'atom', hours: '000000022222', ...SCIENCE },
  CHE: { icon: 'flask', hours: '000000022222', ...SCIENCE },
  INF: { icon: 'code', hours: '011111111222', steps: '|: practical work', tests: 'Practical work|Project' },
  ART: { icon: 'palette', hours: '222111111111', steps: ': sketch|: work', tests: 'Work of art|Portfolio' },
  MUS: { icon: 'music', hours: '222111111111', steps: '|: singing and playing', tests: 'Song|Listening test' },
  PED: { icon: 'ball', hours: '333322222222', steps: ': technique|: practice', tests: 'Fitness test|Technique' },
  CHESS: { icon: 'chess', hours: '', steps: '|: games', tests: '' },
  CHOIR: { icon: 'music', hours: '', steps: '|: rehearsal', tests: '' },
  SUPPORT: { icon: 'math', hours: '', steps: '|: exercises', tests: '' },
};

const teachingOf = (code: string): Teaching => {
  const found = TEACHING[code];
  if (found === undefined) throw new Error(`nobody teaches ${code}`);
  return found;
};

export const iconOf = (code: string): Icon => teachingOf(code).icon;
export const testsOf = (code: string): string[] => teachingOf(code).tests.split('|');
/** Lessons in a week at a level. */
export const hoursAt = (code: string, level: number): number => Number(teachingOf(code).hours[level - 1] ?? 0);

const OLDER = 7;

/** What is taught, the part of the year for those who have two courses of a subject in it. */
function topicsAt(code: string, level: number, part: number): string {
  if (code === 'CHESS') return CHESS;
  if (code === 'CHOIR') return CHOIR;
  if (code === 'SUPPORT') return SUPPORT;
  if (code === 'INF' && level === 11) return PROGRAMMING;
  if (code === 'MAT') {
    if (level === 12) return part === 1 ? MATHS.derivatives : MATHS.probability;
    if (level >= 10) return level === 10 ? MATHS.ten : MATHS.eleven;
    return level >= OLDER ? MATHS.upper : level > 4 ? MATHS.middle : MATHS.first;
  }
  return TOPICS[code]?.[level >= OLDER ? 'upper' : 'lower'] ?? '';
}

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The blocks of a year, each with the names of its lessons; levels that share their topics begin with different ones. */
export function blocksAt(code: string, level: number, part = 1) {
  const blocks = topicsAt(code, level, part)
    .split(';')
    .map((block) => {
      const [name = '', topics = ''] = block.split(':').map((text) => text.trim());
      return { name, topics: topics.split(',').map((topic) => topic.trim()) };
    });
  const steps = teachingOf(code).steps.split('|');
  const own = code === 'MAT' && level >= 10 ? 0 : level;
  return turned(blocks, own).map(({ name, topics }) => ({
    name,
    lessons: [...topics.flatMap((topic) => steps.map((step) => capital(`${topic}${step}`))), `Revision: ${name}`],
  }));
}
