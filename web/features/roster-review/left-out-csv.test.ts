// The report of a dry run opens in a spreadsheet as what it is, and as nothing else.
import type { ImportLine } from '@aerie/contract/rosters'
import { expect, test } from 'vitest'
import { leftOutCsv } from './left-out-csv.ts'

const line = (row: number, details: Partial<ImportLine>): ImportLine => ({
  row,
  name: 'Ansel Whitlock',
  email: null,
  outcome: 'error',
  note: null,
  cells: null,
  ...details,
})

test('holds what was skipped or refused, and nothing that comes in or was left out by hand', () => {
  const lines = [
    line(4, { note: 'There is no last name.' }),
    line(9, { outcome: 'skipped', note: 'Already a member, by e-mail.' }),
    line(2, { outcome: 'imported' }),
    line(3, { outcome: 'excluded' }),
  ]
  expect(leftOutCsv({ lines }).split('\r\n')).toEqual([
    '\uFEFFrow,name,outcome,reason',
    '4,Ansel Whitlock,error,There is no last name.',
    '9,Ansel Whitlock,skipped,"Already a member, by e-mail."',
  ])
})

test('quotes what would break a row, and disarms formulas', () => {
  const lines = [line(2, { name: 'Ansel "Ace", Jr.', note: '=HYPERLINK("http://x")' })]
  expect(leftOutCsv({ lines })).toContain(`"Ansel ""Ace"", Jr.",error,"'=HYPERLINK(""http://x"")"`)
})
