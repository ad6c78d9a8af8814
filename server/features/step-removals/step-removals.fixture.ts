// A brother in a test who has lost his second step: he has one, gives his password, and asks.
import { signIn } from '@aerie/contract/sign-in'
import { stepRemovals } from '@aerie/contract/step-removals'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import type { World } from '../../test/world.ts'
import { setUpApp } from '../second-step/second-step.fixture.ts'
import { settleRemovals } from './settling.ts'

export const typePassword = (world: World, player: CastKey) =>
  world.visitor(signIn.withPassword, { body: { identifier: cast[player].email ?? '', password: PASSWORD } })

/** He has an app already. Answers the cookie of the sign-in that waits, too. */
export async function askAgain(world: World, player: CastKey, words: string | null = null) {
  const { cookie } = await typePassword(world, player)
  return { cookie, asked: await world.speak(cookie)(stepRemovals.ask, { body: { words } }) }
}

export async function loseStep(world: World, player: CastKey, words: string | null = null) {
  const own = await setUpApp(world, player)
  return { ...own, ...(await askAgain(world, player, words)), removalId: String(await idOf(world, player)) }
}

/** Of his open request. */
export const idOf = async (world: World, player: CastKey) =>
  (
    await world.db
      .selectFrom('step_removals')
      .select('id')
      .where('member_id', '=', await world.idOf(player))
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id

const HOUR_MS = 3_600_000

export const VOUCHED = { voucher: 'Teddy, his big brother', how: 'I rang him, and he had seen him on Sunday.' }

/** What one of the cast does with a request in a session of his own, and what comes of it with time. */
export function removalActs(world: World) {
  return {
    agree: async (player: CastKey, removalId: string) =>
      (await world.as(player))(stepRemovals.agree, { params: { removalId }, body: VOUCHED }),
    list: async (player: CastKey) => (await (await world.as(player))(stepRemovals.list)).body,
    settleIn: (hours: number) => settleRemovals({ ...world.ctx, now: () => new Date(Date.now() + hours * HOUR_MS) }),
    setRole: async (player: CastKey, role: string) =>
      world.db
        .updateTable('members')
        .set({ role })
        .where('id', '=', await world.idOf(player))
        .execute(),
    mailsTo: async (player: CastKey) => {
      await world.work()
      return (await world.mails()).filter(({ to }) => to?.some(({ address }) => address === cast[player].email))
    },
    outcomes: async () =>
      (await world.db.selectFrom('step_removals').select('outcome').orderBy('id').execute()).map(
        ({ outcome }) => outcome,
      ),
    owes: async (player: CastKey) => (await typePassword(world, player)).body.step !== null,
  }
}
