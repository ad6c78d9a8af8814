// The two forms of a name in the database are those of the program, and ties find a brother by them.
import { areAlike, bareName, spelledName } from '@aerie/text/names-alike'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brother, brotherhoodOf, show } from '#features/kinship/model.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'
import { linkNames } from './link-names-data.ts'
import { moveIn } from './move-in.fixture.ts'
import { addNewcomerTies } from './newcomer-ties-data.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

test('both forms are the same in the database', async () => {
  const names = [
    ...[
      "Conan O'Brien",
      'Conan O’Brien',
      'Conan OʼBrien',
      'Jürgen Müller',
      'Ju\u0308rgen Mu\u0308ller',
      'JÜRGEN MÜLLER',
    ],
    ...['Jean‑Luc Picard', 'Jean–Luc−Picard', 'Søren Ågård', 'ØRSTED Æsir', 'Þór Ðórðarson', 'Łukasz Żółć', 'Straße ẞ'],
    ...[
      'İlker Işık',
      'Ｊｏｎ Ｓｍｉｔｈ',
      'ﬁeld',
      'Nguyễn Văn Minh',
      '村上 春樹',
      'がくぽ',
      'محمد الحسن',
      'Ιωάννης ΠΑΠΑΔΌΠΟΥΛΟΣ',
    ],
    ...[
      'Ёлкин Йод',
      'ЩЕРБАКОВ',
      'Жуков',
      'Œuvre',
      'dž Ǆ',
      '  a  b\t',
      '?',
      '—',
      '',
      '김나',
      'O´Neil',
      'Anna-Lee·Smith',
      'ÅNGSTRÖM Å',
    ],
    ...['राम', 'Ωμέγα', 'Ǻ ǿ', 'naïve café', 'Zażółć gęślą jaźń', "N'Diaye", 'Ö', 'x\u200Dy', 'A\u00ADB', '١٢'],
  ]
  const { rows } = await sql<{ bare: string | null; spelled: string | null; may: boolean }>`
    select bare_name(name) as bare, spelled_name(name) as spelled, has_two_spellings(name) as may
    from unnest(${names}::text[]) with ordinality as one (name, at) order by at`.execute(world.db)
  expect(rows.map(({ bare, spelled }, at) => [names[at], bare ?? '', spelled ?? ''])).toEqual(
    names.map((name) => [name, bareName(name), spelledName(name)]),
  )
  // The index of second spellings holds each name that has one.
  expect(rows.filter(({ bare, spelled, may }) => bare !== spelled && !may)).toEqual([])
})

const [NICO, CONAN, JURGEN, LUC, TWIN] = [1, 2, 3, 4, 5]
const people = [
  brother(NICO, 'Nico Hale'),
  brother(CONAN, "Conan O'Brien"),
  brother(JURGEN, 'Jürgen Müller', { familiar: 'Jörg' }),
  { ...brother(LUC, ''), first_name: 'Jean‑Luc', last_name: 'Picard' },
]

async function linked(big: string, newcomer: number, brotherhood = people) {
  await moveIn(world, brotherhood)
  const [tie] = brotherhoodOf(brotherhood, [[big, NICO]]).ties
  const { id: _, is_confirmed, ...row } = tie ?? expect.fail()
  await world.db
    .insertInto('lineage_ties')
    .values({ ...row, confirmed_at: is_confirmed ? new Date() : null })
    .execute()
  await linkNames(world.db, sql`select ${newcomer}::int`)
  return shown()
}

const shown = async () =>
  (await world.db.selectFrom('lineage_ties').selectAll().orderBy('id').execute()).map((tie) => show(tie))

test.each([
  ['Conan O’Brien', CONAN],
  ['conan obrien', CONAN],
  ['Conan O Brien', CONAN],
  ['Juergen Mueller', JURGEN],
  ['Jurgen Muller', JURGEN],
  ['Joerg Mueller', JURGEN],
  ['JÖRG MÜLLER', JURGEN],
  ['Jean-Luc Picard', LUC],
  ['Jean Luc Picard', LUC],
  ['Jeanluc  Picard', LUC],
])('%s in a tie is whoever is called alike', async (written, id) => {
  expect(await linked(written, id)).toEqual([`${id} > 1`])
})

test('the exact spelling wins, and of two who are called alike nobody is taken', async () => {
  const curly = { ...brother(TWIN, ''), first_name: 'Conan', last_name: 'O’Brien' }
  expect(await linked('Conan O’Brien', TWIN, [...people, curly])).toEqual(['5 > 1'])
  expect(await linked('Conan O’Brien', CONAN, [...people, curly])).toEqual(['Conan O’Brien > 1'])
  expect(await linked('Conan Obrien', CONAN, [...people, curly])).toEqual(['Conan Obrien > 1'])
})

const comeIn = async (big: string, littles: string[] = []) => {
  await world.db
    .transaction()
    .execute((tx) =>
      addNewcomerTies(
        tx,
        sql`select ${NICO}::int as member_id, ${big}::text as big_brother, ${littles}::text[] as little_brothers`,
        CONAN,
      ),
    )
  return shown()
}

test('an import ties alike names too, and leaves what could be two', async () => {
  await moveIn(world, people)
  const tied = await comeIn('Conan O’Brien', ['Juergen Mueller', 'Joerg Nobody'])
  expect(tied.sort()).toEqual(['1 > 3', '1 > Joerg Nobody', '2 > 1'])
  await moveIn(world, [...people, { ...brother(TWIN, ''), first_name: 'Conan', last_name: 'OBrien' }])
  expect(await comeIn('Conan O’Brien')).toEqual(['Conan O’Brien > 1'])
  expect(areAlike('Conan O’Brien', 'Conan OBrien')).toBe(true)
})
