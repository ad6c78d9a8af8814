// SQL of whom a poll's notifications are for.
import { type RawBuilder, sql } from 'kysely'

export interface Notices {
  pollId: number
  boxId: number
  createdBy: number | null
  /** As the notifications of polls have them. */
  facts: object
  endsAt: Date
  /** Null until its end was made later; else how often, so that each time is told. */
  extended: number | null
  isClosing: boolean
  isOver: boolean
}

/** As `syncNotifications` takes them: what is no longer so is withdrawn where it was not read. */
export function desiredNotices(notices: Notices): RawBuilder<unknown> {
  const { boxId, createdBy, extended, isClosing, isOver } = notices
  if (isOver) return rows(notices, { kind: 'poll_result', until: false })
  const parts = [rows(notices, { kind: 'poll_opened', where: sql`m.id is distinct from ${createdBy}::int` })]
  if (extended !== null) parts.push(rows(notices, { kind: 'poll_extended', rank: extended }))
  if (isClosing) {
    const hasVoted = sql`select from ballot_participation p where p.box_id = ${boxId}::int and p.member_id = m.id`
    parts.push(rows(notices, { kind: 'poll_closing', where: sql`not exists (${hasVoted})` }))
  }
  return sql.join(parts, sql` union all `)
}

interface Kind {
  kind: string
  rank?: number
  where?: RawBuilder<unknown>
  until?: boolean
}

const rows = (notices: Notices, { kind, rank = 0, where = sql`true`, until = true }: Kind) => sql`
  select m.id as member_id, ${kind}::text as kind, 'poll' as subject_type, ${notices.pollId}::int as subject_id,
    ${kind}::text as key, ${rank}::int as rank, null::int as about_id, ${JSON.stringify(notices.facts)}::jsonb as facts,
    ${until ? sql`${notices.endsAt}::timestamptz::date` : sql`null::date`} as until, null::int as position
  from members m where m.inactive_since is null and ${where}`
