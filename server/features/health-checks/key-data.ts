// SQL of the keys that votes need, and of the one that signed last.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface NeededKey {
  name: string
  /** Of the poll, or of the position with its election. */
  vote: string
  isOpen: boolean
}

/** The keys without which something is lost: of open boxes, and of closed ones with ballots; open ones first. */
export const listNeededKeys = async (db: Db) =>
  (
    await sql<NeededKey>`select b.key_name as name, b.closed_at is null as "isOpen",
        coalesce(poll.title, post.title || ', ' || election.title, b.subject) as vote
      from ballot_boxes b left join polls poll on poll.box_id = b.id
        left join election_positions post on post.box_id = b.id
        left join elections election on election.id = post.election_id
      where b.closed_at is null or exists (select from ballot_sealed s where s.box_id = b.id)
      order by b.closed_at is not null, b.created_at desc, b.id desc`.execute(db)
  ).rows

/** Of the newest certificate, as it is published: SPKI in base64; null before the first. */
export const findLatestSigner = async (db: Db) =>
  (
    await sql<{ key: string }>`select certificate ->> 'publicKey' as key from (
      select r.certificate, b.closed_at from poll_results r
        join polls p on p.id = r.poll_id join ballot_boxes b on b.id = p.box_id
      union all
      select r.certificate, b.closed_at from position_results r
        join election_positions p on p.id = r.position_id join ballot_boxes b on b.id = p.box_id
      order by closed_at desc limit 1) newest`.execute(db)
  ).rows[0]?.key ?? null
