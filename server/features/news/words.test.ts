// The words of news, captions and activity in the database are those that the program makes of what is typed.
import { plain } from '@aerie/text/search-form'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textWordsOf } from '#platform/search.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

const TEXTS = [
  ...['The porch is level again, after 41 years.', 'AT 4019 PINE', '', '  two   spaces\tand a tab\nand a line '],
  ...['O’Brien, OʼBrien and O´Neil', 'Jean‑Luc – Picard − 4', 'São Paulo', 'Søren Ågård, ØRSTED Æsir', 'Straße'],
  ...['Þór Ðórðarson', 'Łukasz Żółć', 'Œuvre', 'Ｊｏｎ Ｓｍｉｔｈ', 'ﬁeld', 'Nguyễn Văn Minh', '村上 春樹', 'がくぽ'],
  ...['محمد الحسن', 'Ёлкин Йод', 'ЩЕРБАКОВ', '김나', 'राम की किताब', 'ภาษาไทย', 'naïve café', 'Zażółć gęślą jaźń'],
  ...['שָׁלוֹם', 'Ju\u0308rgen', 'Ωμέγα', '½ of 100 %', 'a_b-c.d/e@f.example'],
]

test('a text has the same form in both', async () => {
  const { rows } = await sql<{ form: string }>`
    select search_form(one) as form from unnest(${TEXTS}::text[]) with ordinality as each (one, at) order by at`.execute(
    world.db,
  )
  expect(rows.map(({ form }) => form)).toEqual(TEXTS.map(plain))
})

test('each word of a text finds it, however it is joined to others', async () => {
  for (const text of TEXTS)
    for (const word of textWordsOf(text)) {
      const { rows } = await sql<{ is_found: boolean }>`
        select search_words(${text}) @@ ${`'${word}'`}::tsquery as is_found`.execute(world.db)
      expect([text, word, rows[0]?.is_found]).toEqual([text, word, true])
    }
})

test('where links lead is not searched', async () => {
  const { rows } = await sql<{ words: string }>`
    select news_words('A title', 'See [the house](https://aerie.example/profile/12).')::text as words`.execute(world.db)
  expect(rows[0]?.words).not.toMatch(/https|example|profile/)
  expect(rows[0]?.words).toContain("'house'")
})
