// Hours by the clock of a place: when clocks change, in half-hour zones, south of the equator, over midnight and New Year.
import { expect, test } from 'vitest'
import { clockChanges, endOfDay, momentOf, zoneAt } from './zoned-times.ts'

const at = async (date: string, time: string, timeZone: string) =>
  (await momentOf({ date, time, timeZone }))?.toISOString() ?? null

test.each([
  ['2026-12-12', '19:00', 'Europe/Dublin', '2026-12-12T19:00:00.000Z'],
  ['2026-12-12', '19:00', 'Europe/Oslo', '2026-12-12T18:00:00.000Z'],
  ['2026-07-04', '19:00', 'Europe/Oslo', '2026-07-04T17:00:00.000Z'],
  ['2026-12-31', '23:30', 'Asia/Kolkata', '2026-12-31T18:00:00.000Z'],
  ['2027-01-01', '00:15', 'Australia/Sydney', '2026-12-31T13:15:00.000Z'],
  ['2027-07-01', '00:15', 'Australia/Sydney', '2027-06-30T14:15:00.000Z'],
  ['2026-06-01', '12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
  ['2026-06-01', '12:00', 'Australia/Lord_Howe', '2026-06-01T01:30:00.000Z'],
])('%s %s in %s', async (date, time, zone, moment) => {
  expect(await at(date, time, zone)).toBe(moment)
})

test('the night in which clocks are put forward has no half past two', async () => {
  expect(await at('2027-03-28', '02:30', 'Europe/Oslo')).toBeNull()
  expect(await at('2027-03-14', '02:30', 'America/New_York')).toBeNull()
  expect(await at('2027-03-28', '03:00', 'Europe/Oslo')).toBe('2027-03-28T01:00:00.000Z')
})

test('of an hour that comes twice, the first', async () => {
  expect(await at('2026-10-25', '02:30', 'Europe/Oslo')).toBe('2026-10-25T00:30:00.000Z')
  expect(await at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test('a day ends when the next begins, also where that is not midnight', async () => {
  expect((await endOfDay('2026-10-25', 'Europe/Oslo')).toISOString()).toBe('2026-10-25T23:00:00.000Z')
  expect((await endOfDay('2018-11-03', 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z')
})

test.each([
  [53.27, -9.05, 'Europe/Dublin'],
  [69.65, 18.96, 'Europe/Oslo'],
  [28.61, 77.21, 'Asia/Kolkata'],
  [-33.87, 151.21, 'Australia/Sydney'],
  [39.95, -75.16, 'America/New_York'],
])('%d, %d lies in %s', async (latitude, longitude, zone) => {
  expect(await zoneAt({ latitude, longitude })).toBe(zone)
})

test('clocks that are changed for good are on no summer time, and those of some zones are never changed', async () => {
  expect(await clockChanges('Asia/Kathmandu', '2027-01-01', '2027-12-31')).toEqual([
    { at: '1986-01-01T00:00:00', from: '+05:30', to: '+05:45', isSummer: false },
  ])
  expect(await clockChanges('UTC', '2027-01-01', '2027-12-31')).toMatchObject([{ from: '+00:00', to: '+00:00' }])
})

test('south of the equator the year begins in summer', async () => {
  const changes = await clockChanges('Australia/Lord_Howe', '2027-01-01', '2027-12-31')
  expect(changes.map(({ at, from, to, isSummer }) => [at, from, to, isSummer])).toEqual([
    ['2026-10-04T02:00:00', '+10:30', '+11:00', true],
    ['2027-04-04T02:00:00', '+11:00', '+10:30', false],
    ['2027-10-03T02:00:00', '+10:30', '+11:00', true],
  ])
})
