// The whole directory is never packed while somebody waits: he gets the former one, and what makes it the present one.
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { CHANGED_HEADER, type DirectoryCard, people } from '@aerie/contract/people'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let headers: { cookie: string; 'accept-encoding': string }
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  officer = await world.as('marcus')
  headers = { cookie: await world.cookieOf('marcus'), 'accept-encoding': 'br' }
})
afterAll(() => world.close())

async function ask(known?: string) {
  const url = `${people.list.path}?mayBeStale=true`
  const answer = await world.app.inject({ url, headers: { ...headers, ...(known && { 'if-none-match': known }) } })
  const cards = async (): Promise<DirectoryCard[]> =>
    JSON.parse(String(await promisify(brotliDecompress)(answer.rawPayload)))
  const changed = String(answer.headers[CHANGED_HEADER]).split(',').filter(Boolean)
  return { status: answer.statusCode, tag: String(answer.headers.etag), changed, cards }
}

/** As a page does it. */
async function askAndPatch() {
  const { cards, changed } = await ask()
  const former = (await cards()).filter(({ id }) => !changed.includes(String(id)))
  const fresh = changed.length > 0 ? (await officer(people.list, { query: { ids: changed.join() } })).body : []
  return [...former, ...fresh].sort((one, other) => one.id - other.id)
}

const whole = async () => (await officer(people.list)).body.sort((one, other) => one.id - other.id)

test('after a change the former one comes at once with whose card is another, and then the new one', async () => {
  const first = await ask()
  const id = String(await world.idOf('rook'))
  await officer(memberChanges.update, { params: { memberId: id }, body: { currentCompany: 'Rook & Sons' } })
  const second = await ask(first.tag)
  expect([second.status, second.tag, second.changed]).toEqual([304, first.tag, [id]])
  await expect.poll(async () => (await ask()).changed).toEqual([])
  const third = await ask()
  expect(third.tag).not.toBe(first.tag)
  expect((await third.cards()).find((card) => String(card.id) === id)?.currentCompany).toBe('Rook & Sons')
})

test('what no card shows changes neither the tag nor what is packed', async () => {
  await expect.poll(async () => (await ask()).changed).toEqual([])
  const { tag } = await ask()
  const params = { memberId: String(await world.idOf('rook')) }
  await officer(memberChanges.update, { params, body: { bio: 'On no card.' } })
  const after = await ask()
  expect([after.tag, after.changed]).toEqual([tag, []])
})

test('who asks for nothing stale gets what is true now', async () => {
  const params = { memberId: String(await world.idOf('kenji')) }
  for (const currentCompany of ['One', 'Two', 'Three']) {
    await officer(memberChanges.update, { params, body: { currentCompany } })
    const answer = await world.app.inject({ url: people.list.path, headers })
    expect(String(await promisify(brotliDecompress)(answer.rawPayload))).toContain(
      `"currentCompany":"${currentCompany}"`,
    )
  }
})

test('whatever is changed and asked in whatever order, patching leads to the whole', async () => {
  const movable = (Object.keys(cast) as CastKey[]).filter((key) => !['marcus', 'soren'].includes(key)).slice(0, 6)
  // Found by their names, which change.
  const ids = await Promise.all(movable.map((key) => world.idOf(key)))
  const act = fc.record({
    who: fc.constantFrom(...ids),
    body: fc.oneof(
      fc.record({ lastName: fc.constantFrom('Aaberg', 'Zywiec', 'Øster') }),
      fc.record({ location: fc.constantFrom('Oslo', 'Quito', 'nowhere') }),
      fc.record({ bio: fc.constantFrom('One', 'Another') }),
      fc.record({ isActive: fc.boolean() }),
    ),
    asks: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
      for (const { who, body, asks } of acts) {
        await officer(memberChanges.update, { params: { memberId: String(who) }, body })
        if (asks) await ask()
      }
      expect(await askAndPatch()).toEqual(await whole())
    }),
    { numRuns: 15 },
  )
})

test('who was deleted is among the changed, and is not found any more', async () => {
  await expect.poll(async () => (await ask()).changed).toEqual([])
  const id = await world.idOf('teddy')
  await officer(members.remove, { params: { memberId: String(id) } })
  expect((await ask()).changed).toContain(String(id))
  const patched = await askAndPatch()
  expect(patched).toEqual(await whole())
  expect(patched.some((card) => card.id === id)).toBe(false)
})
