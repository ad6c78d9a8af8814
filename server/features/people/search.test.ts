// The directory is searched by what a card does not show as well: the city a location was found to mean, and company tags.
import { memberChanges } from '@aerie/contract/member-changes'
import { type DirectoryCard, people, TOTAL_HEADER } from '@aerie/contract/people'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { search as everywhere } from '@aerie/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const search = async (q: string): Promise<DirectoryCard[]> =>
  (await (await world.as('kenji'))(people.list, { query: { q } })).body
const idsOf = (found: DirectoryCard[]) => found.map(({ id }) => id)

test('a brother is found by the city that his location means, and nobody finds it who may not see it', async () => {
  const rook = await world.as('rook')
  const id = await world.idOf('rook')
  await rook(memberChanges.save, { body: { location: 'Firenze, Italia' } })
  const [found] = await search('florence italy')
  expect(found).toMatchObject({ id, location: 'Firenze, Italia', alsoFoundBy: expect.arrayContaining(['Florence']) })

  for (const city of ['line', 'officers', 'nobody'] as const) {
    await rook(memberChanges.save, { body: { privacy: { ...DEFAULT_PRIVACY, city } } })
    expect(idsOf(await search('florence'))).toEqual([])
    expect((await (await world.as('kenji'))(people.list)).text).not.toContain('Florence')
  }
  await rook(memberChanges.save, { body: { privacy: DEFAULT_PRIVACY } })
  expect(idsOf(await search('florence'))).toEqual([id])
})

test('neither his mail address nor his telephone finds him, whoever looks and wherever', async () => {
  const id = await world.idOf('rook')
  const kept = await world.db
    .selectFrom('members')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const who of ['kenji', 'julian', 'marcus'] as const) {
    const speak = await world.as(who)
    for (const q of [
      kept.email ?? '',
      kept.email?.split('@')[0] ?? '',
      kept.phone ?? '',
      kept.phone?.slice(-7) ?? '',
    ]) {
      expect(q.length).toBeGreaterThan(5)
      expect(idsOf((await speak(people.list, { query: { q } })).body), `${who}, ${q}`).not.toContain(id)
      const found = await speak(everywhere.find, { query: { q, kinds: 'brother' } })
      expect(found.text, `${who}, ${q}`).not.toContain(`"id":${id},`)
    }
  }
})

test('company tags find him, until he takes them off', async () => {
  const mateo = await world.as('mateo')
  const id = await world.idOf('mateo')
  await mateo(memberChanges.save, { body: { companyTags: ['Zürcher Werft', 'Old Salt'] } })
  expect(idsOf(await search('zurcher'))).toEqual([id])
  expect(idsOf(await search('salt werft'))).toEqual([id])
  await mateo(memberChanges.save, { body: { companyTags: ['Old Salt'] } })
  expect(idsOf(await search('zurcher'))).toEqual([])
})

test('what a card shows already is not sent twice', async () => {
  const mateo = await world.as('mateo')
  await mateo(memberChanges.save, {
    body: { location: 'Oslo, Norway', currentCompany: 'Harbour Press', companyTags: ['Harbour Press'] },
  })
  const [card] = await search('harbour press oslo')
  expect(card?.id).toBe(await world.idOf('mateo'))
  expect(card?.alsoFoundBy).toBeUndefined()
})

test('a page says how many the whole directory has, whatever was looked for', async () => {
  const kenji = await world.as('kenji')
  const { length } = (await kenji(people.list)).body
  for (const query of [{ limit: '3' }, { limit: '3', q: 'nobody of that name' }]) {
    const { headers } = await kenji(people.list, { query })
    expect(headers[TOTAL_HEADER]).toBe(String(length))
  }
})

test('a name is found however telephones and keyboards write it', async () => {
  const officer = await world.as('julian')
  const add = async (firstName: string, lastName: string, email: string) =>
    (await officer(memberChanges.create, { body: { firstName, lastName, email } })).body.id
  const conan = await add('Conan', "O'Brien", 'conan@search.example')
  const jurgen = await add('Jürgen', 'Müller', 'jm@search.example')
  const luc = await add('Jean‑Luc', 'Marchand', 'luc@search.example')
  for (const q of ["O'Brien", 'O’Brien', 'obrien', 'OBrien', 'conan o’b'])
    expect([q, idsOf(await search(q))]).toEqual([q, [conan]])
  for (const q of ['Müller', 'Mueller', 'muller', 'muell', 'juergen'])
    expect([q, idsOf(await search(q))]).toEqual([q, [jurgen]])
  for (const q of ['jean-luc', 'jean luc', 'jeanluc', 'Jean‑Luc'])
    expect([q, idsOf(await search(q))]).toEqual([q, [luc]])
})
