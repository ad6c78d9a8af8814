// The digest goes out at seven on Mondays by the organisation's clock, also after a night in which that was changed.
import { expect, test } from 'vitest'
import { nextDigest } from './weeks.ts'

test.each([
  ['UTC', '2026-11-22T23:59:00Z', '2026-11-23T07:00:00Z'],
  ['UTC', '2026-11-23T06:59:00Z', '2026-11-23T07:00:00Z'],
  ['UTC', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-22T16:59:00Z', '2026-11-22T17:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-22T17:00:00Z', '2026-11-29T17:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-23T17:59:00Z', '2026-11-23T18:00:00Z'],
  ['America/New_York', '2026-03-02T12:00:00Z', '2026-03-09T11:00:00Z'],
  ['America/New_York', '2026-10-26T11:00:00Z', '2026-11-02T12:00:00Z'],
])('in %s the digest after %s goes out at %s', (zone, now, next) => {
  expect(nextDigest(new Date(now), zone)).toEqual(new Date(next))
})
