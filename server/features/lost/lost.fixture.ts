// Lost brothers in a test: making one lost for each reason, and what officers and those who are asked do.
import { lost } from '@aerie/contract/lost'
import { sql } from 'kysely'
import type { CastKey } from '../../demo/cast.ts'
import type { World } from '../../test/world.ts'

export function lostActs(world: World) {
  const params = async (who: CastKey) => ({ params: { memberId: String(await world.idOf(who)) } })
  return {
    params,
    returned: async (who: CastKey) => {
      const id = await world.idOf(who)
      await sql`insert into returned_mail (member_id, address) select id, email from members where id = ${id}`.execute(
        world.db,
      )
    },
    invitedBefore: async (who: CastKey, days: number) => {
      const id = await world.idOf(who)
      await world.db.deleteFrom('passwords').where('member_id', '=', id).execute()
      await sql`insert into invitations (member_id, asked_at, sent_at)
        values (${id}, now() - make_interval(days => ${days}), now() - make_interval(days => ${days}))
        on conflict (member_id) do update set asked_at = excluded.asked_at, withdrawn_at = null`.execute(world.db)
    },
    awayFor: async (who: CastKey, days: number) => {
      const id = await world.idOf(who)
      await sql`update members set city = null, location = null, created_at = now() - interval '3 years' where id = ${id}`.execute(
        world.db,
      )
      await sql`insert into visits (member_id, last_on) values (${id}, now()::date - ${days}::int)
        on conflict (member_id) do update set last_on = excluded.last_on`.execute(world.db)
    },
    list: async (query: Record<string, string> = {}) => (await (await world.as('julian'))(lost.list, { query })).body,
    names: async (query: Record<string, string> = {}) =>
      (await (await world.as('julian'))(lost.list, { query })).body.map(({ brother }) => brother.firstName),
    ask: async (officer: CastKey, about: CastKey, whom: CastKey[], words: string | null = null) =>
      (await world.as(officer))(lost.ask, {
        ...(await params(about)),
        body: { brotherIds: await Promise.all(whom.map((one) => world.idOf(one))), words },
      }),
  }
}

/** Of the last mail to somebody that asks about a lost brother. */
export async function linkTo(world: World, email: string) {
  const mails = (await world.mails()).filter(({ to }) => to?.some(({ address }) => address === email))
  return /lost-brother\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
