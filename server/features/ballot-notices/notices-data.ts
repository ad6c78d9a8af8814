// SQL of whom a notification about a vote concerns.
import { type RawBuilder, sql } from 'kysely'
import type { Notice } from '#features/notifications/service.ts'

/** Who may vote in one of the boxes. */
export const mayVoteIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (${listedIn(boxIds)})`

/** Who may vote in one of the boxes and has not. */
export const waitsToVoteIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (${listedIn(boxIds)} and not exists (
  select from ballot_participation p where p.member_id = m.id and p.box_id = e.box_id))`

const listedIn = (boxIds: number[]) => sql`
  select from ballot_electorate e where e.member_id = m.id and e.box_id = any(${boxIds}::int[])`

export const hasNotVotedIn = (boxId: number): RawBuilder<unknown> => sql`not exists (
  select from ballot_participation p where p.box_id = ${boxId}::int and p.member_id = m.id)`

/** Once a box is closed it is on record who has voted. */
const hasVotedIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (
  select from ballot_participation p where p.box_id = any(${boxIds}::int[]) and p.member_id = m.id)`

/**
 * What a vote came to, of all boxes in which it was cast: to who has voted as "voted", whom it reaches by mail as well, and to
 * all others as "other". That it is void is news again to who has heard of a result.
 */
export function resultNotices(
  notice: Pick<Notice, 'subject' | 'facts'>,
  kinds: { voted: string; other: string },
  { boxIds, isVoid }: { boxIds: number[]; isVoid: boolean },
): Notice[] {
  const common = { ...notice, key: kinds.other, rank: isVoid ? 1 : 0, until: null }
  const voted = hasVotedIn(boxIds)
  return [
    { ...common, kind: kinds.voted, where: voted },
    { ...common, kind: kinds.other, where: sql`not ${voted}` },
  ]
}

/** All but this member, or all. */
export const isAnotherThan = (memberId: number | null): RawBuilder<unknown> =>
  sql`m.id is distinct from ${memberId}::int`
