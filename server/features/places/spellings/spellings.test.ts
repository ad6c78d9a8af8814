// How well what people write is understood, by a thousand spellings: in doubt no place rather than a wrong one.
import { beforeAll, expect, test } from 'vitest'
import { openPlaces, type Places } from '../service.ts'
import { HELD_OUT } from './held-out.fixture.ts'
import { judgeSpellings } from './judge-spellings.fixture.ts'
import { LATIN_AMERICA, NORTH_AMERICA } from './spellings.fixture.ts'
import { EUROPE } from './spellings-of-europe.fixture.ts'
import { AFRICA_AND_OCEANIA, ASIA, NOWHERE } from './spellings-of-the-east.fixture.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})

test.each([
  ['those that were written first', [NORTH_AMERICA, LATIN_AMERICA, EUROPE, ASIA, AFRICA_AND_OCEANIA, NOWHERE].flat()],
  ['those to which nothing was adjusted', HELD_OUT],
])('%s: no wrong continent, under 1 % a wrong city, over 97 % right', (_which, spelt) => {
  const { asked, right, wrong, wrongContinent, missed } = judgeSpellings(places, spelt)
  expect(wrongContinent).toEqual([])
  expect(wrong.length, wrong.join('; ')).toBeLessThan(asked / 100)
  expect(right, missed.join('; ')).toBeGreaterThan(asked * 0.97)
})
