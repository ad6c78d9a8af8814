// A world beside a push service of its own: brothers who subscribe, a trip to tell them of, and what reaches their browsers.
import { type PushTopic, push } from '@aerie/contract/push'
import { trips } from '@aerie/contract/trips'
import { expect } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld } from '../../test/world.ts'
import { openPushService } from './push-service.fixture.ts'

export async function openPushing() {
  const service = await openPushService()
  const world = await openWorld({ pushTestOrigin: service.origin })
  const { db } = world
  const subscribe = async (player: CastKey, topics?: PushTopic[]) => {
    const browser = service.browser(player)
    const ask = await world.as(player)
    const { status } = await ask(push.subscribe, { body: { ...browser.target, ...(topics && { topics }) } })
    expect(status).toBe(200)
    return browser
  }
  /** What has arrived so far, by browser. */
  const pushed = async () => {
    await world.work()
    return service.arrived.map(({ browser }) => browser)
  }
  return {
    service,
    world,
    subscribe,
    pushed,
    /** Nothing is known, and nobody subscribes. */
    async clear() {
      for (const table of ['trips', 'push_subscriptions', 'jobs'] as const) await db.deleteFrom(table).execute()
      await world.work()
      service.arrived.length = 0
      service.answers.length = 0
    },
    /** Rook comes to Rome, where Mateo lives, from the tenth to the twelfth day from now. */
    async share(more: { title?: string; isShared?: boolean } = {}) {
      const rook = await world.as('rook')
      const days = { startDate: inDays(10), endDate: inDays(12) }
      const body = { title: 'Rooftops', locations: ['Rome, Italy'], ...days, isShared: true, ...more }
      return (await rook(trips.create, { body })).body
    },
    async tryAgain() {
      await db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'push').execute()
      return pushed()
    },
    /** How many messages are on their way. */
    waiting: async () =>
      (await db.selectFrom('jobs').select('id').where('kind', '=', 'push').where('failed_at', 'is', null).execute())
        .length,
    async close() {
      await world.close()
      await service.close()
    },
  }
}
