// A city goes into the region it lies in today, though the list with its name is older.
import { expect, test } from 'vitest'
import { moveToTodaysRegions, type TodaysCity } from './todays-regions.ts'

const today = (name: string, region: string, latitude: number, longitude = 10): TodaysCity => ({
  name,
  country: 'NO',
  region,
  latitude,
  longitude,
})
const moved = (city: TodaysCity, list: TodaysCity[], others: TodaysCity[] = []) =>
  moveToTodaysRegions([city, ...others], list)[0]?.region

test('the same name close by tells the region, accents or not', () => {
  expect(moved(today('Lodz', 'old', 60), [today('Łódź', 'new', 60.02), today('Other', 'wrong', 60.01)])).toBe('new')
})

test('so does another name at the same spot, but not in another country', () => {
  expect(moved(today('Christiania', 'old', 60), [today('Oslo', 'new', 60.0005)])).toBe('new')
  expect(moved(today('Christiania', 'old', 60), [{ ...today('Oslo', 'new', 60.0005), country: 'SE' }])).toBe('old')
})

test('a village that is not listed goes with its nearest neighbour of the same old region', () => {
  const town = today('Town', 'old', 60.1)
  const nearer = today('Nearer', 'elsewhere', 60.05)
  const list = [today('Town', 'new', 60.1), today('Nearer', 'wrong', 60.05)]
  expect(moved(today('Village', 'old', 60), list, [town, nearer])).toBe('new')
})

test('a lonely one goes where most of its old region went', () => {
  const towns = [today('A', 'old', 62), today('B', 'old', 64), today('C', 'old', 66)]
  const list = [today('A', 'north', 62), today('B', 'south', 64), today('C', 'south', 66)]
  expect(moved(today('Lonely', 'old', 50), list, towns)).toBe('south')
})

test('where the world ends in the far north, neighbours are still found', () => {
  expect(moved(today('Camp', 'old', 78, 20), [today('Camp', 'new', 78, 20.2)])).toBe('new')
})
