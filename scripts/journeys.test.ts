// Journeys run by the clock of this machine alone, so that none may write out a day that comes to pass.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daysToPass } from '../server/test/dated-files.ts'

const E2E = new URL('../e2e/', import.meta.url)
/** What has been of this year counts too: the demo's own days move along with today. */
const LAST_YEAR = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 11, 31))

test.each(readdirSync(E2E).filter((name) => name.endsWith('.ts')))(
  '%s counts the days to come from today on',
  (name) => {
    expect(daysToPass(readFileSync(new URL(name, E2E), 'utf8'), LAST_YEAR)).toEqual([])
  },
)

test('a day to come is found, and one that has passed or is too far off to matter is not', () => {
  const text = "['2026-11-24', '2026-11-25', '2031-03-05T08:00:00Z', '2036-11-26', '2099-01-01', 'in 2026', 'in 2027']"
  expect(daysToPass(text, new Date('2026-11-25T12:00:00Z'))).toEqual(['2026-11-25', '2031-03-05', '2027'])
})
