import type { DemoPeople } from '#modules/people/server/doors.ts';
import { linksIn } from '../rules/segments.ts';
import type { Carried } from './demo-files.ts';
import type { Plan, Who } from './demo-plan.ts';
import { type Ground, membersOf, seating } from './demo-seats.ts';
import { readTalk, type Said } from './demo-talk.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** People write from seven in the morning to ten in the evening. */
const [WAKES, SLEEPS] = [7, 22];

const hourIn = (time_zone: string, at: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', hourCycle: 'h23' }).format(at));

/** The same moment, or the evening before where it falls into the night. */
const awake = (time_zone: string, at: number): number => {
  const hour = hourIn(time_zone, at);
  if (hour >= WAKES && hour < SLEEPS) return at;
  return at - (hour < WAKES ? hour + 24 - SLEEPS + 1 : hour - SLEEPS + 1) * HOUR_MS;
};

/** The moments of so many lines, the last one so long ago; the nights are left out, but for what was said just now. */
function momentsOf(count: number, ended: number, time_zone: string, now: Date): Date[] {
  const moments: Date[] = [];
  const last = now.getTime() - ended * MINUTE_MS;
  let at = ended > 60 ? awake(time_zone, last) : last;
  for (let place = 0; place < count; place += 1) {
    moments.push(new Date(at));
    at -= (1 + ((place * 7) % 11)) * MINUTE_MS + (place % 5 === 4 ? 3 * HOUR_MS : 0);
    at = awake(time_zone, at);
  }
  return moments.toReversed();
}

type Line = Omit<Said, 'speaker'> & {
  readonly number: number;
  readonly count: number;
  readonly author_id: number | null;
  readonly system: boolean;
  readonly at: Date;
  readonly reactors: readonly { readonly person_id: number; readonly reaction: string }[];
};

/** What a member has read, where so many lines of others are left at most: whoever said something had read what was before it. */
function markOf(lines: readonly Line[], person_id: number, unread: number) {
  let [left, place] = [unread, lines.length];
  while (left > 0) {
    const line = lines[place - 1];
    if (line === undefined || line.author_id === person_id) break;
    if (!line.system) left -= 1;
    place -= 1;
  }
  const last = lines[place - 1];
  return { read_number: last?.number ?? 0, read_count: last?.count ?? 0 };
}

export type Drawn = ReturnType<typeof drawConversation>;

/** Imagines one conversation: its row, its people, and its lines, which get their ids when all are known. */
export function drawConversation(plan: Plan, id: number, ground: Ground, people: DemoPeople, now: Date) {
  const { school } = ground;
  const seatOf = seating(people, ground);
  const members = membersOf(plan, ground, seatOf);
  const speakers = plan.people.map(seatOf);
  const said = readTalk(plan.talk);
  const isGroup = plan.kind !== 'private' && plan.kind !== 'campaign' && !plan.official && plan.title !== '';
  const moments = momentsOf(said.length + 1, plan.ended, school.time_zone, now);
  const begun = moments[0] ?? now;
  const spoken = said.map(({ speaker, ...line }, place): Line => {
    const first = isGroup ? 1 : 0;
    const reactors = line.reactions.flatMap(({ by, reaction }) => {
      const person_id = speakers[by];
      return person_id === undefined ? [] : [{ person_id, reaction }];
    });
    const [number, count] = [place + 1 + first, place + 1];
    return {
      ...line,
      number,
      count,
      author_id: speakers[speaker] ?? null,
      system: false,
      at: moments[place + 1] ?? now,
      reactors,
    };
  });
  const opening: Line[] = isGroup
    ? [
        {
          text: plan.title ?? '',
          is_important: false,
          poll: null,
          file: null,
          reactions: [],
          reactors: [],
          number: 1,
          count: 0,
          author_id: speakers[0] ?? null,
          system: true,
          at: begun,
        },
      ]
    : [];
  const lines = [...opening, ...spoken];
  const last = lines.at(-1);
  const castOf = new Map(Object.entries(people.cast).map(([who, { person_id }]) => [person_id, who as Who]));
  const left = new Set((plan.left ?? []).map(seatOf));
  const class_id = school.classes.find(({ name }) => name === plan.official?.class_name)?.id ?? null;
  const pair = plan.kind === 'private' ? [...speakers].sort((one, other) => one - other) : [];
  const creator = plan.official ? null : (speakers[0] ?? null);
  const title = plan.official?.class_name ?? plan.title ?? '';
  const last_at = (last?.at ?? begun).toISOString();
  return {
    plan,
    lines,
    conversation: {
      id,
      school_id: school.school_id,
      group_type: plan.kind,
      title,
      person_low: pair[0] ?? null,
      person_high: pair[1] ?? null,
      class_id,
      audience: plan.official?.audience ?? null,
      last_number: last?.number ?? 0,
      last_count: last?.count ?? 0,
      last_at,
      member_count: members.length - left.size,
      contact_keys: [],
      created_by: creator,
      created_at: begun.toISOString(),
    },
    members: members.map(({ person_id, level }, place) => {
      const who = castOf.get(person_id);
      const isOf = (list: readonly Who[] | undefined): boolean => who !== undefined && (list?.includes(who) ?? false);
      const unread = (who && plan.unread?.[who]) ?? (who === undefined && !left.has(person_id) ? place % 3 : 0);
      const mark = markOf(lines, person_id, Math.min(unread, last?.count ?? 0));
      return {
        conversation_id: id,
        person_id,
        permission_level_id: left.has(person_id) ? 2 : level,
        joined_at: begun.toISOString(),
        left_at: left.has(person_id) ? last_at : null,
        left_number: left.has(person_id) ? (last?.number ?? 0) : null,
        left_title: left.has(person_id) ? title : null,
        left_group_type: left.has(person_id) ? plan.kind : null,
        left_last_at: left.has(person_id) ? last_at : null,
        from_number: 0,
        cleared_number: 0,
        ...mark,
        archived_count: isOf(plan.archived) ? (last?.count ?? 0) : null,
        mute_level: isOf(plan.muted) ? 'never' : null,
      };
    }),
    drafts: plan.draft
      ? [
          {
            conversation_id: id,
            person_id: seatOf(plan.draft.who),
            content: plan.draft.text,
            attachment_ids: [],
            is_important: false,
            updated_at: now.toISOString(),
          },
        ]
      : [],
  };
}

/** The rows of all lines, with ids in the order of time. */
export function drawMessages(all: readonly Drawn[]) {
  const ordered = all
    .flatMap(({ conversation, lines, members, plan }) => lines.map((line) => ({ conversation, line, members, plan })))
    .sort((one, other) => one.line.at.getTime() - other.line.at.getTime() || one.line.number - other.line.number)
    .map((one, place) => ({ ...one, id: place + 1 }));
  const message = ordered.map(({ id, conversation, line, members, plan }) => {
    const isRead = members.some((one) => one.person_id !== line.author_id && one.read_number >= line.number);
    const kind = plan.kind === 'campaign' || plan.kind.endsWith('announcement') ? 'announcement' : 'simple';
    return {
      id,
      conversation_id: conversation.id,
      number: line.number,
      count: line.count,
      message_type: line.system ? 'system' : line.poll ? 'poll' : kind,
      system_message_type: line.system ? 'created' : null,
      author_id: line.system ? null : line.author_id,
      actor_id: line.system ? line.author_id : null,
      target_ids: [],
      content: line.text,
      is_important: line.is_important,
      is_forwarded: false,
      created_at: line.at.toISOString(),
      seen_at: isRead && !line.system ? new Date(line.at.getTime() + 4 * MINUTE_MS).toISOString() : null,
    };
  });
  const polled = ordered.filter(({ line }) => line.poll !== null).map((one, place) => ({ ...one, poll_id: place + 1 }));
  const poll = polled.map(({ id, poll_id, line }) => ({
    id: poll_id,
    message_id: id,
    question: line.poll?.question ?? '',
    poll_type: 'radio',
    response_visibility: 'all',
  }));
  const poll_answer = polled
    .flatMap(({ poll_id, line }) => (line.poll?.answers ?? []).map((text, place) => ({ poll_id, place, text })))
    .map((answer, place) => ({ id: place + 1, ...answer }));
  const vote = polled.flatMap(({ poll_id, line, members }) => {
    const answers = poll_answer.filter((answer) => answer.poll_id === poll_id);
    const voters = members.filter(
      ({ person_id, left_at }, place) => person_id !== line.author_id && left_at === null && place % 4 !== 3,
    );
    return voters.map(({ person_id }, place) => ({
      poll_id,
      person_id,
      answer_id: answers[(place * place) % answers.length]?.id ?? 0,
      voted_at: new Date(line.at.getTime() + (place + 2) * MINUTE_MS).toISOString(),
    }));
  });
  const reaction = ordered.flatMap(({ id, line }) =>
    line.reactors.map((one) => ({
      message_id: id,
      ...one,
      created_at: new Date(line.at.getTime() + 2 * MINUTE_MS).toISOString(),
    })),
  );
  const link = ordered
    .flatMap(({ id, conversation, line }) =>
      linksIn(line.text).map((url) => ({ message_id: id, conversation_id: conversation.id, url })),
    )
    .map((one, place) => ({ id: place + 1, ...one }));
  const carried = ordered.flatMap(({ id, conversation, line }): Carried[] => {
    const { file: name, author_id, at } = line;
    if (name === null || author_id === null) return [];
    return [
      { message_id: id, conversation_id: conversation.id, school_id: conversation.school_id, author_id, name, at },
    ];
  });
  return { rows: { message, poll, poll_answer, vote, reaction, link }, carried };
}
