// A world with polls: members with a session each, polls as a form asks them, and a clock that can be set ahead.
import { type NewPoll, polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld } from '../../test/world.ts'

export type PollWorld = Awaited<ReturnType<typeof openPollWorld>>

const HOUR_MS = 3_600_000
export const OPTIONS = ['The lake house', '4019 Pine', 'Lisbon']

/** Rook and Kenji are members, Julian is an admin, Marcus a super admin. */
export async function openPollWorld(options?: Parameters<typeof openWorld>[0]) {
  const world = await openWorld(options)
  const callers = new Map<CastKey, ReturnType<typeof world.speak>>()
  const as = async (player: CastKey) => {
    const caller = callers.get(player) ?? (await world.as(player))
    callers.set(player, caller)
    return caller
  }
  let ahead = 0
  const askedBy = async (player: CastKey, given: Partial<Record<keyof NewPoll, unknown>> = {}) =>
    (await as(player))(polls.create, {
      body: {
        title: 'Where do we hold the reunion?',
        options: OPTIONS,
        endDate: inHours(1 + ahead),
        ...given,
      } as never,
    })
  const insertMembers = async (count: number, first = 'Guest') =>
    (
      await sql<{ id: number }>`insert into members (first_name, last_name, class)
        select ${first}, 'Number ' || n, 1 + n % 35 from generate_series(1, ${count}::int) n returning id`.execute(
        world.db,
      )
    ).rows.map(({ id }) => id)
  return {
    world,
    as,
    askedBy,
    insertMembers,
    ask: async (given: Partial<Record<keyof NewPoll, unknown>> = {}) => (await askedBy('julian', given)).body,
    vote: async (player: CastKey, id: number, optionIndex = 0) =>
      (await as(player))(polls.vote, { ...of(id), body: { optionIndex } }),
    show: async (player: CastKey, id: number) => {
      const { body } = await (await as(player))(polls.listAll)
      const found = body.find((poll) => poll.id === id)
      if (!found) throw new Error(`There is no poll ${id}`)
      return found
    },
    audit: async (id: number, player: CastKey = 'kenji') => (await (await as(player))(polls.audit, of(id))).body,
    /** Sets the clock of votes ahead, as only the owner of the database could; two hours end what `ask` asked. */
    async pass(hours: number) {
      ahead += hours
      await sql
        .raw(
          `create or replace function vote_clock() returns timestamptz language sql volatile as
           $$ select pg_catalog.clock_timestamp() + interval '${inject('secondsAhead') + ahead * 3600} seconds' $$`,
        )
        .execute(world.ownerDb)
    },
    inHours: (hours: number) => inHours(hours + ahead),
  }
}

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

export const of = (id: number) => ({ params: { pollId: String(id) } })
