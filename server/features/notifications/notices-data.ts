// SQL of notifications for the active members whom a condition names.
import { type RawBuilder, sql } from 'kysely'
import type { Subject } from './sync-data.ts'

export interface Notice {
  subject: Subject
  kind: string
  /** Under each key one thing is told, once for each rank; the kind, where there is no other. */
  key?: string
  rank?: number
  /** A condition on `m`, the member. */
  where?: RawBuilder<unknown>
  /** The member it is about. */
  aboutId?: number | null
  /** As the notifications of the kind have them. */
  facts: object
  /** The day after which it is old; null where it stays. */
  until: Date | null
}

/** As `syncNotifications` takes them: what is no longer so is withdrawn where it was not read. The day is asked for once, not for each. */
export const desiredNotices = (notices: Notice[]): RawBuilder<unknown> =>
  sql.join(notices.map(rowsOf), sql` union all `)

const rowsOf = ({
  subject,
  kind,
  key = kind,
  rank = 0,
  where = sql`true`,
  aboutId = null,
  facts,
  until,
}: Notice) => sql`
  select m.id as member_id, ${kind}::text as kind, ${subject.type}::text as subject_type, ${subject.id}::int as subject_id,
    ${key}::text as key, ${rank}::int as rank, ${aboutId}::int as about_id, ${JSON.stringify(facts)}::jsonb as facts,
    (select organisation_day(${until}::timestamptz)) as until, null::int as position
  from members m where m.inactive_since is null and ${where}`
