// What is said of every vote: time left and quorum.
import { expect, test } from 'vitest'
import { quorumWords } from './quorum-words.ts'
import { shortTimeLeft, timeLeft } from './time-left.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const in_ = (ms: number) => new Date(NOW + ms).toISOString()
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test.each([
  [0, 'Ended', 'Ended'],
  [-DAY, 'Ended', 'Ended'],
  [1000, 'Less than 1 hour left', '1m left'],
  [12 * MINUTE, 'Less than 1 hour left', '12m left'],
  [HOUR, '1 hour left', '1h left'],
  [5 * HOUR + MINUTE, '5 hours left', '5h left'],
  [DAY, '1 day left', '1d 0h left'],
  [2 * DAY + 5 * HOUR, '2 days left', '2d 5h left'],
])('%i ms before its end it says "%s", on the dashboard "%s"', (left, long, short) => {
  expect(timeLeft(in_(left), NOW)).toBe(long)
  expect(shortTimeLeft(in_(left), NOW)).toBe(short)
})

test('the quorum says once it is reached', () => {
  expect(quorumWords({ quorumThreshold: 66, quorumMet: false })).toBe('Quorum 66%')
  expect(quorumWords({ quorumThreshold: 66, quorumMet: true })).toBe('Quorum 66%, reached')
})
