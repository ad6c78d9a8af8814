// A device keeps the active brothers with what its owner may see of them, hears what has changed, and nothing where officers forbid it.
import { memberChanges } from '@aerie/contract/member-changes'
import { offline } from '@aerie/contract/offline'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

type Speaker = Awaited<ReturnType<World['as']>>

let world: World
let brother: Speaker
let officer: Speaker
let owner: Speaker
let ownerId: number
beforeAll(async () => {
  world = await openWorld()
  brother = await world.as('rook')
  officer = await world.as('marcus')
  owner = await world.as('kofi')
  ownerId = await world.idOf('kofi')
})
afterAll(() => world.close())

const keptOf = async (who: Speaker, id = ownerId) => {
  const { body } = await who(offline.directory, { query: { ids: String(id) } })
  return body.brothers?.[0]
}

test('phone, mail and city are there for whom their owner shows them to, and for nobody else', async () => {
  const shared = { phone: '+1 215 555 0143', location: 'Oslo, Norway' }
  await owner(memberChanges.save, { body: shared })
  expect(await keptOf(brother)).toMatchObject({ phone: shared.phone, location: 'Oslo, Norway', city: 'Oslo' })
  await owner(memberChanges.save, {
    body: { privacy: { ...DEFAULT_PRIVACY, phone: 'officers', email: 'nobody', city: 'nobody' } },
  })
  expect(await keptOf(brother)).toMatchObject({ phone: null, email: null, city: null, location: null })
  expect(await keptOf(officer)).toMatchObject({ phone: shared.phone, email: null, city: null })
  expect(await keptOf(owner)).toMatchObject({ phone: shared.phone, city: 'Oslo' })
})

test('who keeps the whole is sent nothing, until something of it has changed', async () => {
  const first = (await brother(offline.directory)).body
  expect(first.brothers?.length).toBeGreaterThan(5)
  expect((await brother(offline.directory, { query: { known: first.version } })).body).toEqual({
    version: first.version,
    brothers: null,
  })
  await owner(memberChanges.save, { body: { currentCompany: 'Meridian' } })
  const { version } = (await brother(offline.directory, { query: { ids: String(ownerId) } })).body
  const again = (await brother(offline.directory, { query: { known: first.version } })).body
  expect(again).toMatchObject({ version, brothers: expect.any(Array) })
  expect(version).not.toBe(first.version)
})

test('one who is gone is not among those asked for by id', async () => {
  expect((await brother(offline.directory, { query: { ids: '999999' } })).body.brothers).toEqual([])
})

test('while officers forbid copies nobody is sent one', async () => {
  await officer(settings.change, { body: { deviceCopies: false } })
  const { status, problem } = await brother(offline.directory)
  expect([status, problem.detail]).toEqual([403, 'Copies of the directory on devices are switched off here.'])
  await officer(settings.change, { body: { deviceCopies: true } })
  expect((await brother(offline.directory)).status).toBe(200)
})
