// Time zones are found by the city and by their own name, and by former names too.
import { isTimeZone } from '@aerie/text/zones'
import { expect, test } from 'vitest'
import { zonesFor } from './time-zones.ts'

test.each([
  ['new york', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['berl', 'Europe/Berlin'],
  ['kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['buenos', 'America/Argentina/Buenos_Aires'],
  ['utc', 'UTC'],
])('%s finds %s first', (typed, zone) => {
  expect(zonesFor(typed)[0]).toBe(zone)
})

test('what is offered is few, and all of it is known', () => {
  const offered = zonesFor('a')
  expect(offered).toHaveLength(8)
  expect(offered.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect([zonesFor(''), zonesFor('nowhere')]).toEqual([[], []])
})
