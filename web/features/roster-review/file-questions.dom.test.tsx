// What is asked once for a whole file: shown where there is something to ask, answered by keyboard and hand, said aloud.
import { AS_GUESSED, type ImportReport, type RosterReading } from '@aerie/contract/rosters'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, vi } from 'vitest'
import { test } from '../../test/page.tsx'
import { FileQuestions } from './file-questions.tsx'

const PLAIN: ImportReport = {
  ...{
    importId: null,
    dryRun: true,
    message: '5 members would come in.',
    total: 5,
    imported: 5,
    caveats: 0,
    invitable: 1,
  },
  ...{ skipped: 0, excluded: 0, failed: 0, errors: [], columns: [], lines: [] },
  ...{ headerRow: 1, letters: null, columnQuestions: [], statusQuestions: [] },
}
const ASKED: ImportReport = {
  ...PLAIN,
  headerRow: 3,
  letters: {
    taken: 'windows-1250',
    isDoubtful: true,
    likely: ['windows-1250', 'windows-1252'],
    names: ['Łukasz Wójcik', 'Stanisław Żółkiewski'],
  },
  columnQuestions: [
    {
      ...{ field: 'currentPosition', taken: 4 },
      columns: [
        { at: 4, header: 'Position', examples: ['Treasurer'] },
        { at: 2, header: 'Job Title', examples: ['Baker', 'Potter'] },
      ],
    },
    {
      ...{ field: 'phone', taken: 5 },
      columns: [
        { at: 5, header: 'Phone', examples: ['212'] },
        { at: 6, header: 'Phone', examples: ['213'] },
      ],
    },
  ],
  statusQuestions: [
    { word: 'Affiliate', count: 17 },
    { word: 'Honorary', count: 1 },
  ],
}

/** As the dialog does it: an answer stands at once, and the server is asked by it. */
function Questions({ report, onRead }: { report: ImportReport; onRead: (reading: RosterReading) => void }) {
  const [reading, setReading] = useState(AS_GUESSED)
  const read = (next: RosterReading) => {
    setReading(next)
    onRead(next)
  }
  return <FileQuestions report={report} reading={reading} onRead={read} />
}

/** What is said aloud, the toaster's silence with it. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

const question = () => screen.queryByRole('region', { name: 'Questions about the whole file' })

describe('the questions of a whole file', () => {
  test('are not there where nothing is to be asked', ({ show }) => {
    show(<Questions report={PLAIN} onRead={() => {}} />)
    expect(question()).toBeNull()
  })

  test('say where the header was, which letters were taken and how names read by them', ({ show }) => {
    show(<Questions report={ASKED} onRead={() => {}} />)
    expect(question()?.textContent).toContain('found in line 3; what stands above it was left aside')
    const letters = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Letters of this file' })
    expect(letters.selectedOptions[0]?.textContent).toBe('Central European (Windows-1250)')
    expect(letters.options[1]?.textContent).toBe('Western European (Windows-1252)')
    expect(letters.options.length).toBeGreaterThan(30)
    expect(letters.getAttribute('aria-describedby')).not.toBeNull()
    screen.getByText(/Łukasz Wójcik · Stanisław Żółkiewski/)
    screen.getByText(/no more than a guess/)
  })

  test('letters that are chosen are asked for, and columns then anew', ({ show }) => {
    const onRead = vi.fn()
    show(<Questions report={ASKED} onRead={onRead} />)
    fireEvent.change(screen.getByRole('combobox', { name: 'Position: which column counts?' }), {
      target: { value: '2' },
    })
    expect(onRead).toHaveBeenLastCalledWith({ letters: null, columns: { currentPosition: 2 }, statuses: {} })
    fireEvent.change(screen.getByRole('combobox', { name: 'Letters of this file' }), { target: { value: 'koi8-r' } })
    expect(onRead).toHaveBeenLastCalledWith({ letters: 'koi8-r', columns: {}, statuses: {} })
  })

  test('columns show what stands in them, those of one name by their place', ({ show }) => {
    show(<Questions report={ASKED} onRead={() => {}} />)
    screen.getByRole('option', { name: 'Job Title (Baker, Potter)' })
    screen.getByRole('option', { name: 'Phone, column 7 (213)' })
  })

  test('a status keeps its place and its answer when the server asks no more', async ({ show }) => {
    const onRead = vi.fn()
    function Page() {
      const [report, setReport] = useState(ASKED)
      const read = (reading: RosterReading) => {
        onRead(reading)
        setReport({ ...ASKED, message: '4 members would come in.', statusQuestions: ASKED.statusQuestions.slice(1) })
      }
      return <Questions report={report} onRead={read} />
    }
    show(<Page />)
    expect(question()?.textContent).toContain('17 say “Affiliate”')
    expect(question()?.textContent).toContain('1 says “Honorary”')
    expect(said()).toBe('')
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    const [inactive] = screen.getAllByRole('button', { name: 'Inactive' })
    inactive?.focus()
    await act(async () => inactive?.click())
    expect(onRead).toHaveBeenLastCalledWith({ letters: null, columns: {}, statuses: { Affiliate: false } })
    expect(question()?.textContent).toMatch(/17 say “Affiliate”.*1 says “Honorary”/)
    expect(pressed()).toEqual(['Inactive'])
    expect(document.activeElement?.textContent).toBe('Inactive')
    expect(said()).toBe('The file was read again. 4 members would come in.')
  })
})
