// What the words of a column for the status mean.
import { expect, test } from 'vitest'
import { readRow, taken } from './roster.fixture.ts'

const read = async (cells: Record<string, string>, statuses: [string, boolean][] = []) => {
  const line = await readRow(
    { Name: 'Hugo Larsen', 'E-mail': 'hugo@example.org', ...cells },
    { statuses: new Map(statuses) },
  )
  const { isActive, remarks } = taken(line)
  return { isActive, unknownStatus: line && 'brother' in line ? line.unknownStatus : null, remarks }
}

test.each([
  'Deceased (2019)',
  'DECEASED - March 2004',
  '✝ 2019',
  '† 12.3.2004',
  'R.I.P.',
  'passed away in May',
  'He passed 2003',
  'd. 2019',
  'd. 3 Apr 2011',
  'Chapter Eternal',
  'Entered Chapter Eternal, 2004',
  'entered chapter invisible',
  'Omega Chapter',
  'Called home',
  'verstorben 2011',
  'gest. 3.4.2009',
  'Décédé',
  'Fallecido en 2015',
  'falecido',
  'deceduto',
  'overleden',
  'zmarły',
  'умер',
  '已故',
  'Active, deceased 2020',
  'No, deceased',
  'No (resigned in 1999)',
  'No - moved away',
  "dec'd 2011",
  'Dec.',
  'Resigned 1999',
  'Expelled',
  'depledged',
  'Suspended until further notice',
  'Transferred to another chapter',
  'On leave',
  'Lapsed',
  'Archived',
  'No longer active',
  'Not in good standing',
  'Former member',
  'Non-member',
  'ausgetreten zum 1.1.2001',
  'dado de baja',
  'dimitido',
  'Inactive (moved abroad)',
  'Do not contact',
  'Opted out of mails',
])('status “%s” is inactive, and said why', async (Status) => {
  expect(await read({ Status })).toEqual({
    isActive: false,
    unknownStatus: null,
    remarks: [`“${Status}” was taken as inactive.`],
  })
})

test.each([
  'Alumni',
  'Alumnus since 1999',
  'Active (since 2001)',
  'Active since Dec 2001',
  'Active Alumni',
  'Member in good standing',
  'Life member',
  'Lifetime',
  'Collegiate',
  'Undergraduate member',
  'Dues paid',
  'Founding member',
  'Initiated 2004',
  'Mitglied',
  'Not deceased',
  'Not suspended',
  'New',
])('status “%s” is active', async (Status) => {
  expect(await read({ Status })).toMatchObject({ isActive: true, unknownStatus: null })
})

test.each(['', 'N/A', '?', '-', 'unknown', '0000-00-00'])('status “%s” says nothing', async (Status) => {
  expect(await read({ Status })).toEqual({ isActive: true, unknownStatus: null, remarks: [] })
})

test.each([
  'Affiliate',
  'Honorary',
  'Honorary member',
  'Associate member',
  'Legacy',
  'Life',
  'Pending',
  'Pending - New',
  'Active – until 2010',
  'Retired',
  'Never active',
  'Dues not paid',
  'Pledge',
  'Alumni, Texas',
  'A',
])('status “%s” is asked about', async (Status) => {
  expect(await read({ Status })).toEqual({
    isActive: true,
    unknownStatus: Status,
    remarks: [`The status “${Status}” is not known; he was taken as active, and is not among those invited.`],
  })
})

test('an answer decides what a status means, however it is spelt', async () => {
  const answers: [string, boolean][] = [
    ['affiliate', true],
    ['honorarymember', false],
  ]
  expect(await read({ Status: 'AFFILIATE' }, answers)).toEqual({ isActive: true, unknownStatus: null, remarks: [] })
  expect(await read({ Status: 'Honorary Member' }, answers)).toMatchObject({ isActive: false, unknownStatus: null })
  expect(await read({ Status: 'Legacy' }, answers)).toMatchObject({ unknownStatus: 'Legacy' })
})
