// Workbooks and slides in the viewer: what stands in them, by which names, and what is said of the rest.
import type { Workbook } from '@aerie/contract/document-viewing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { columnName } from './column-name.ts'
import { SlideList } from './slides-stage.tsx'
import { Tables } from './tables-stage.tsx'

const SHEET = { name: 'Dues', isHidden: false, columns: 2, rows: [['Roof', '']], isCut: false, isNarrowed: false }
const cells = () => screen.getAllByRole('row').map((row) => row.textContent)

test('a sheet is a table with letters and numbers, in which joined cells stand once', ({ show }) => {
  const rows: Workbook['sheets'][number]['rows'] = [
    [{ text: 'Autumn', across: 2, down: 2 }, null, { text: '9', isNumber: true }],
    [null, null, 'Kirwan'],
    [],
  ]
  show(<Tables title="Ledger" workbook={{ sheets: [{ ...SHEET, columns: 3, rows }], left: 0 }} />)
  screen.getByRole('table', { name: 'Dues' })
  expect(cells()).toEqual(['ABC', '1Autumn9', '2Kirwan', '3'])
  const joined = screen.getByText('Autumn')
  expect([joined.getAttribute('colspan'), joined.getAttribute('rowspan')]).toEqual(['2', '2'])
  expect(screen.queryByRole('tab')).toBeNull()
})

test('each sheet has a tab, hidden ones say so, and so does what is left out', async ({ show }) => {
  const hidden = { ...SHEET, name: 'Notes', isHidden: true, isCut: true, isNarrowed: true, rows: [['Kept aside', '']] }
  show(<Tables title="Ledger" workbook={{ sheets: [SHEET, hidden], left: 3 }} />)
  screen.getByText('3 more sheets are in the file.')
  screen.getByText('Roof')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Notes (hidden)' }))
  await screen.findByText('Kept aside')
  screen.getByText(/^Only the first 1 rows and the first 2 columns are shown/)
})

test('of a long sheet the rows come as its end comes into view', ({ show }) => {
  const rows = Array.from({ length: 2_000 }, (_, at) => [`row ${at + 1}`, '', '', ''])
  show(<Tables title="Ledger" workbook={{ sheets: [{ ...SHEET, columns: 4, rows, isCut: true }], left: 0 }} />)
  screen.getByText(/^Only the first 2,000 rows are shown/)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001')
  expect(screen.getAllByRole('row').length).toBe(1_001)
})

test('slides are read one after the other, with what their pictures show', ({ show }) => {
  const slides = [
    { title: 'The roof', lines: ['What it costs'], pictures: [{ number: 4, alt: 'The old roof' }], isHidden: false },
    { title: null, lines: [], pictures: [], isHidden: true },
  ]
  show(<SlideList slides={{ slides, left: 1 }} pictureUrl={(number) => `/pictures/${number}`} />)
  const [first, second] = screen.getAllByRole('listitem')
  within(first ?? document.body).getByRole('heading', { name: 'The roof' })
  expect(screen.getByRole('img', { name: 'The old roof' }).getAttribute('src')).toBe('/pictures/4')
  expect(second?.textContent).toBe('Slide 2HiddenNo text on this slide.')
  screen.getByText('1 more slide is in the file.')
})

test('columns are called as in Excel', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
