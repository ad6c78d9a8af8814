// Only CSV files of a size the server takes are sent.
import { expect, test } from 'vitest'
import { refusalOf } from './roster-file.ts'

const MEGABYTE = 1_048_576

test('takes names that end in .csv, in any case', () => {
  expect(refusalOf({ name: 'roster.csv', size: 10 })).toBeNull()
  expect(refusalOf({ name: 'ROSTER.2026.CSV', size: 10 })).toBeNull()
})

test('refuses any other name', () => {
  for (const name of ['roster.xlsx', 'roster.csv.zip', 'csv', 'roster_csv'])
    expect(refusalOf({ name, size: 10 })).toEqual({ title: 'Invalid File', description: 'Please select a CSV file.' })
})

test('refuses what is larger than 64 MB, not what is exactly that', () => {
  expect(refusalOf({ name: 'roster.csv', size: 64 * MEGABYTE })).toBeNull()
  expect(refusalOf({ name: 'roster.csv', size: 64 * MEGABYTE + 1 })?.description).toContain('64 MB')
})
