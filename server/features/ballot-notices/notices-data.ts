// SQL of whom a notification about a vote concerns.
import { type RawBuilder, sql } from 'kysely'

/** Who may vote in one of the boxes. */
export const mayVoteIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (${listedIn(boxIds)})`

/** Who may, of those whom a condition names. */
export const andMayVoteIn = (boxIds: number[], where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql`${where} and ${mayVoteIn(boxIds)}`

/** Who may vote in one of the boxes and has not. */
export const waitsToVoteIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (${listedIn(boxIds)} and not exists (
  select from ballot_participation p where p.member_id = m.id and p.box_id = e.box_id))`

const listedIn = (boxIds: number[]) => sql`
  select from ballot_electorate e where e.member_id = m.id and e.box_id = any(${boxIds}::int[])`

export const hasNotVotedIn = (boxId: number): RawBuilder<unknown> => sql`not exists (
  select from ballot_participation p where p.box_id = ${boxId}::int and p.member_id = m.id)`

/** Once a box is closed it is on record who has voted. */
export const hasVotedIn = (boxIds: number[]): RawBuilder<unknown> => sql`exists (
  select from ballot_participation p where p.box_id = any(${boxIds}::int[]) and p.member_id = m.id)`

export const isOneOf = (memberIds: number[]): RawBuilder<unknown> => sql`m.id = any(${memberIds}::int[])`

/** Whoever has not. */
export const hasVotedInNone = (boxIds: number[]): RawBuilder<unknown> => sql`not ${hasVotedIn(boxIds)}`

/** All but this member, or all. */
export const isAnotherThan = (memberId: number | null): RawBuilder<unknown> =>
  sql`m.id is distinct from ${memberId}::int`
