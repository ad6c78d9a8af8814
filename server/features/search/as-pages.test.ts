import { MOST_HITS, type SearchKind } from '@aerie/contract/search-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { findInPages, readPages } from './pages.fixture.ts'
import { fillForAll, fillForFew, hideOwn, openSearchWorld, type SearchWorld } from './search-world.fixture.ts'

/** Who asks, and what of him may make a difference. */
const ASKERS = {
  rook: 'a brother whose record is named by an election',
  teddy: 'his little brother, of another class',
  kenji: 'a traveller, of whose trips one is private',
  luca: 'one who hides his city, telephone and mail',
  mateo: 'one whom nobody may tag',
  kofi: 'one of another class, who owns nothing',
  oscar: 'one who has joined lately',
  samir: 'an admin who has put in photos that are hidden now',
  julian: 'an admin',
  marcus: 'a super admin',
} as const satisfies Partial<Record<CastKey, string>>
type Asker = keyof typeof ASKERS
const askers = Object.keys(ASKERS) as Asker[]

const TYPED = [
  ...['porch', 'Porch', 'reykjavik', 'Reykjavík, Iceland', 'zanzibar', 'zanzibar porch', 'night', 'draft', 'officers'],
  ...[
    'rook',
    'fairweather',
    'teddy',
    'silas',
    'farweather',
    'mateo',
    'mateo bellini',
    'luca',
    'lcua',
    'moretti',
    'a',
    'an',
    'ma',
  ],
  ...['warden', 'president', 'board', 'lunch', 'minutes', 'paint', 'bin', 'regatta sail', 'we sail', 'may', 'lisbon'],
  ...['+1 267 555 0123', 'luca.moretti@aerie.example', '267', 'aerie.example', 'vanished', 'nobody of that name'],
]

let house: SearchWorld
const as = {} as Record<Asker, SearchWorld['marcus']>
/** Before there was anything hidden. */
const before = {} as Record<Asker, string[]>

const answersOf = async (by: SearchWorld['marcus']) =>
  Promise.all(TYPED.map(async (q) => JSON.stringify(await house.find(by, q, 3))))

beforeAll(async () => {
  house = await openSearchWorld()
  for (const player of askers) as[player] = await house.world.as(player)
  await fillForAll(house)
  await hideOwn(house)
  for (const player of askers) before[player] = await answersOf(as[player])
  await fillForFew(house)
}, 120_000)
afterAll(() => house.world.close())

test.each(askers)('%s finds what his pages show, and that is counted', async (player) => {
  const pages = await readPages(as[player])
  for (const typed of TYPED) {
    const shown = await findInPages(pages, typed)
    const groups = new Map(
      (await house.find(as[player], typed)).map((group) => [group.kind, { total: group.total, hits: namesOf(group) }]),
    )
    for (const [kind, ids] of Object.entries(shown)) {
      const { total = 0, hits = [] } = groups.get(kind as SearchKind) ?? {}
      expect([typed, kind, total]).toEqual([typed, kind, ids.length])
      expect([typed, kind, hits.filter((id) => !ids.includes(id))]).toEqual([typed, kind, []])
      expect([typed, kind, hits.length]).toEqual([typed, kind, Math.min(total, MOST_HITS)])
    }
  }
})

/** Those to whom nothing of it is shown. */
const UNTOLD = ['rook', 'teddy', 'mateo', 'luca', 'oscar', 'kofi'] as const

test.each(UNTOLD)('%s is answered the same, letter by letter, as before there was anything hidden', async (player) => {
  expect(await answersOf(as[player])).toEqual(before[player])
})

test('to those who may see more it is another answer', async () => {
  for (const player of ['kenji', 'samir', 'julian', 'marcus'] as const)
    expect(await answersOf(as[player])).not.toEqual(before[player])
})

type Group = Awaited<ReturnType<SearchWorld['find']>>[number]
const namesOf = (group: Group): (number | string)[] => {
  if (group.kind === 'brother') return group.hits.map(({ person }) => person.id)
  if (group.kind === 'place') return group.hits.map(({ name }) => name)
  if (group.kind === 'office') return group.hits.map(({ label }) => label)
  return group.hits.map(({ id }) => id)
}
