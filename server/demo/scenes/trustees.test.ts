// The committee of the demo: it is ready, and the words that a start tells open its keys.
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { openKey } from '@aerie/verifiable-elections/parameters'
import { seedOf } from '@aerie/verifiable-elections/seeds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/transaction.ts'
import { openWorld, type World } from '../../test/world.ts'
import type { CastKey } from '../cast.ts'
import { DEMO_TRUSTEES, TRUSTEE_WORDS } from '../trustee-words.ts'
import { addTrustees } from './trustees.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const ids = new Map<CastKey, number>()
  for (const { who } of DEMO_TRUSTEES) ids.set(who, await world.idOf(who))
  await inTransaction(world.ctx, (tx) => addTrustees(tx, (who) => ids.get(who) ?? 0))
})
afterAll(() => world.close())

test('each of the three turns his key with his words', async () => {
  for (const [at, { who, words }] of DEMO_TRUSTEES.entries()) {
    const trustee = await world.as(who)
    const [listed] = (await trustee(trusteeSets.list)).body
    expect(listed).toMatchObject({ state: 'ready', threshold: 2, size: 3, place: at + 1, asked: null, keysLeft: 3 })
    const { body } = await trustee(trusteeSets.show, { params: { setId: String(listed?.id) } })
    const opened = await openKey(seedOf(words), JSON.parse(body.parameters ?? ''), body.privateKey ?? '')
    expect(opened.place).toBe(at + 1)
    expect(TRUSTEE_WORDS[at]).toContain(words)
  }
})
