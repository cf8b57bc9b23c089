import { type RawBuilder, sql } from 'kysely';
import { jsonMoment } from '#platform/server/json-moment.ts';

/** How the poll of `message` stands for the person of `member`, inside a statement; over from its end on. */
export const pollJson = (now: Date | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('id', poll.id, 'question', poll.question, 'end_date', ${jsonMoment(sql.ref('poll.end_date'))},
    'poll_type', poll.poll_type, 'response_visibility', poll.response_visibility,
    'is_ended', coalesce(poll.end_date <= ${now}::timestamptz, false),
    'voters', (select count(*)::int from messaging.vote where vote.poll_id = poll.id),
    'answers', (
      select json_agg(json_build_object('id', answer.id, 'text', answer.text, 'votes', coalesce(counted.votes, 0),
        'is_mine', coalesce(counted.is_mine, false)) order by answer.place)
      from messaging.poll_answer as answer
      left join (
        select answer_id, count(*)::int as votes, bool_or(vote.person_id = member.person_id) as is_mine
        from messaging.vote where vote.poll_id = poll.id group by answer_id) as counted on counted.answer_id = answer.id
      where answer.poll_id = poll.id))
  from messaging.poll where poll.message_id = message.id)`;
