// The trip form says what is missing in its order, and sends no more than what differs.
import { expect, test } from 'vitest'
import { stopIn, tripOf } from '../trip.fixture.ts'
import { changesOf, earliestStart, faultsOf, formOf, type TripForm } from './trip-form.ts'

const TODAY = '2026-11-20'
const FILLED: TripForm = {
  title: 'Harbour crossing',
  locations: [{ text: 'Lisbon' }],
  startDate: '2027-03-14',
  endDate: '2027-03-22',
  isShared: false,
}

test.each<[what: string, Partial<TripForm>, string | undefined]>([
  ['nothing', formOf(undefined), 'Trip title is required'],
  ['a blank title', { title: '  ' }, 'Trip title is required'],
  ['blank locations', { locations: [{ text: ' ' }, { text: '' }] }, 'At least one location is required'],
  ['no location and no day', { locations: [{ text: '' }], startDate: '' }, 'At least one location is required'],
  ['no start', { startDate: '' }, 'Start date and end date are required'],
  ['no end', { endDate: '' }, 'Start date and end date are required'],
  ['an end before the start', { endDate: '2027-03-13' }, 'End date must be after start date'],
  ['one day only', { endDate: '2027-03-14' }, 'End date must be after start date'],
  ['days that have passed', { startDate: '2026-11-19' }, 'This day has passed. Choose today or a later one.'],
  ['a start today', { startDate: TODAY }, undefined],
  ['a leap day', { startDate: '2028-02-28', endDate: '2028-02-29' }, undefined],
  ['all there is', {}, undefined],
])('%s', (_, differences, first) => {
  expect(faultsOf({ ...FILLED, ...differences }, TODAY)[0]?.message).toBe(first)
})

test('a trip that has begun keeps its start', () => {
  expect(earliestStart({ startDate: '2026-11-17' }, TODAY)).toBe('2026-11-17')
  expect(earliestStart({ startDate: '2027-01-11' }, TODAY)).toBe(TODAY)
  expect(earliestStart(undefined, TODAY)).toBe(TODAY)
})

test('only what differs is sent, both days together', () => {
  const opened = formOf(tripOf({ stops: [stopIn('Lisbon', 38.72, -9.13), stopIn('Porto', 41.15, -8.61)] }))
  expect(changesOf({ ...opened, title: ` ${opened.title} ` }, opened)).toEqual({})
  expect(changesOf({ ...opened, endDate: '2027-03-23' }, opened)).toEqual({
    startDate: opened.startDate,
    endDate: '2027-03-23',
  })
  expect(changesOf({ ...opened, locations: [...opened.locations.slice(1), { text: ' ' }] }, opened)).toEqual({
    locations: ['Porto, Somewhere'],
  })
  expect(changesOf({ ...opened, isShared: false }, opened)).toEqual({ isShared: false })
})
