// SQL of who is lost, for which reason and since when; told by what the record, the invitations and the reports say now.
import type { LostReason, LostSort } from '@aerie/contract/lost'
import { UNANSWERED_DAYS } from '@aerie/contract/lost'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

/** No archive has who was here when: after a restore a year begins anew. */
const LAST_SEEN = sql`greatest(m.created_at, visits.last_on::timestamptz, found_members.found_at,
  (select max(restored_at) from restores))`

/** Each reason of each member. What an officer has settled says nothing; a year without a visit begins anew then. */
const REASONS = sql`
  select returned.member_id, 'returned' as reason, returned.since
    from returned_mail returned join members m on m.id = returned.member_id and m.email = returned.address
  union all
  select invitation.member_id, 'unanswered', invitation.asked_at
    from invitations invitation left join passwords on passwords.member_id = invitation.member_id
    where invitation.withdrawn_at is null and passwords.member_id is null
      and invitation.asked_at < now() - make_interval(days => ${sql.lit(UNANSWERED_DAYS)})
  union all
  select m.id, 'away', ${LAST_SEEN}
    from members m left join visits on visits.member_id = m.id left join found_members on found_members.member_id = m.id
    where m.city is null and m.location is null and m.inactive_since is null
      and ${LAST_SEEN} < now() - interval '1 year'`

/** Living, and not against being sought. */
const LOST = sql`
  select reasons.member_id, min(reasons.since) as since,
    jsonb_agg(jsonb_build_object('reason', reason, 'since', reasons.since) order by reasons.since) as reasons
  from (${REASONS}) as reasons
    join members m on m.id = reasons.member_id and m.inactive_since is null
    left join found_members on found_members.member_id = m.id
  where not exists (select from unsought_members where unsought_members.member_id = m.id)
    and (found_members.found_at is null or reasons.since > found_members.found_at or reason = 'away')
  group by reasons.member_id`

const MICROSECONDS = sql`(extract(epoch from lost.since) * 1000000)::bigint`

export interface LostRequest {
  reason?: LostReason | undefined
  q?: string | undefined
  sort?: LostSort | undefined
}

export interface LostRow {
  id: number
  first_name: string
  last_name: string
  familiar: string | null
  avatar: string | null
  avatar_hash: string | null
  remembered_since: Date | null
  pledge_class: number | null
  city: string | null
  location: string | null
  privacy: unknown
  since_us: number
  reasons: { reason: LostReason; since: string }[]
}

/** Of `after`, by name the id counts alone. */
export const listLost = async (
  db: Db,
  { reason, q, sort = 'since' }: LostRequest,
  after: { at: number; id: number } | null,
  limit: number,
) => {
  const behind = after
    ? sort === 'name'
      ? sql`and (lower(m.last_name), lower(m.first_name), m.id) > (select lower(last_name), lower(first_name), id from members where id = ${after.id}::int)`
      : sql`and (${MICROSECONDS}, m.id) > (${after.at}::bigint, ${after.id}::int)`
    : sql``
  const order = sort === 'name' ? sql`lower(m.last_name), lower(m.first_name), m.id` : sql`lost.since, m.id`
  const { rows } = await sql<LostRow>`
    select m.id, m.first_name, m.last_name, m.familiar, m.avatar, m.avatar_hash, m.remembered_since, m.pledge_class, m.city, m.location,
      m.privacy, ${MICROSECONDS} as since_us, lost.reasons
    from (${LOST}) as lost join members m on m.id = lost.member_id
    where ${reason === undefined ? sql`true` : sql`lost.reasons @> ${JSON.stringify([{ reason }])}::jsonb`}
      ${q ? sql`and bare_name(display_name(m.first_name, m.familiar, m.last_name)) like '%' || bare_name(${q}) || '%'` : sql``}
      ${behind}
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

export const isLost = async (db: Db, memberId: number) => {
  const { rows } = await sql`select from (${LOST}) as lost where lost.member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** Each man once in `total`, and under each of his reasons. */
export const countLost = (db: Db) =>
  onlyRow(
    sql<{ total: number; returned: number; unanswered: number; away: number; answers: number; found: number }>`
    select count(*)::int as total,
      count(*) filter (where reasons @> '[{"reason": "returned"}]')::int as returned,
      count(*) filter (where reasons @> '[{"reason": "unanswered"}]')::int as unanswered,
      count(*) filter (where reasons @> '[{"reason": "away"}]')::int as away,
      (select count(*)::int from lost_questions where answered_at is not null and settled_at is null) as answers,
      (select count(*)::int from told_addresses where proved_at > now() - interval '1 year') as found
    from (${LOST}) as lost`,
    db,
  )
