// What is on no map is named once the trip is saved.
import { expect, test } from 'vitest'
import { stopIn, tripOf } from './trip.fixture.ts'
import { unplacedSentence } from './unplaced.ts'

const [lisbon, avalon, ys] = [stopIn('Lisbon', 38.72, -9.13), stopIn('Avalon', null, null), stopIn('Ys', null, null)]

test.each([
  [[lisbon], undefined],
  [[lisbon, avalon], 'Avalon, Somewhere: not found on the map; nobody is told.'],
  [[avalon, ys], 'Avalon, Somewhere and Ys, Somewhere: not found on the map; nobody is told.'],
])('%#', (stops, sentence) => expect(unplacedSentence(tripOf({ stops }))).toBe(sentence))
