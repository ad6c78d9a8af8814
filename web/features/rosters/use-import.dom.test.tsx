// The steps of an import: a file that cannot be one is not sent, what fails leads back, and what was reviewed is brought in.
import { AS_GUESSED, type ImportReport, rosters } from '@aerie/contract/rosters'
import { act, screen } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { useImport } from './use-import.ts'

const REPORT: ImportReport = {
  importId: null,
  dryRun: true,
  message: '2 members would come in.',
  total: 2,
  imported: 2,
  caveats: 0,
  invitable: 2,
  skipped: 0,
  excluded: 0,
  failed: 0,
  errors: [],
  columns: [],
  headerRow: 1,
  letters: null,
  columnQuestions: [],
  statusQuestions: [],
  lines: [],
}
const FILE = new File(['name,email\nAugust,august@post.example\n'], 'roster.csv', { type: 'text/csv' })
const CHOICE = { exclude: new Set([3]), invite: true, mended: new Map(), reading: AS_GUESSED }

const answer = (wire: Wire, failed: number) =>
  wire.answer(rosters.run, ({ form }) =>
    form.dryRun === 'true' ? REPORT : { ...REPORT, importId: 5, dryRun: false, message: '2 members came in.', failed },
  )

describe('choosing a file', () => {
  test.for([
    [new File(['x'], 'roster.xlsx'), 'Please select a CSV file.'],
    [Object.defineProperty(new File([''], 'roster.csv'), 'size', { value: 65 * 1_048_576 }), 'Split it into several.'],
  ] as const)('that is none of ours is refused before it is sent', async ([file, words], { wire, run }) => {
    answer(wire, 0)
    const { result } = run(useImport, undefined)
    act(() => result.current.read(file))
    await screen.findByText(new RegExp(words))
    expect(result.current.step).toEqual({ at: 'choose' })
    expect(wire.asked(rosters.run)).toEqual([])
  })

  test('that the server refuses leads back to the choice', async ({ wire, run }) => {
    wire.refuse(rosters.run, 'not_valid', 'The file has no column for names.')
    const { result } = run(useImport, undefined)
    act(() => result.current.read(FILE))
    expect(result.current.step).toMatchObject({ at: 'reading', sent: 0 })
    await screen.findByText('The file has no column for names.')
    await expect.poll(() => result.current.step).toEqual({ at: 'choose' })
  })

  test('and calling it off is told to nobody', async ({ wire, run }) => {
    const never = Promise.withResolvers<ImportReport>()
    wire.answer(rosters.run, () => never.promise)
    const { result } = run(useImport, undefined)
    await act(async () => result.current.read(FILE))
    await act(async () => result.current.cancel())
    await expect.poll(() => result.current.step).toEqual({ at: 'choose' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('bringing in', () => {
  test.for([
    [0, 'Import Complete'],
    [1, 'Imported in part'],
  ] as const)('what was reviewed, with %i that could not be taken', async ([failed, words], { wire, run }) => {
    answer(wire, failed)
    const { result } = run(useImport, undefined)
    act(() => result.current.read(FILE))
    await expect.poll(() => result.current.step.at).toBe('review')
    act(() => result.current.bringIn(CHOICE))
    await screen.findByText(words)
    expect(result.current.step).toMatchObject({ at: 'done', fileName: 'roster.csv' })
    expect(wire.asked(rosters.run)).toMatchObject([
      { form: { dryRun: 'true', exclude: '', invite: 'false' } },
      { form: { dryRun: 'false', exclude: '3', invite: 'true' } },
    ])
  })

  test('that was refused leaves the review as it was', async ({ wire, run }) => {
    answer(wire, 0)
    const { result } = run(useImport, undefined)
    act(() => result.current.read(FILE))
    await expect.poll(() => result.current.step.at).toBe('review')
    const reviewed = result.current.step
    wire.refuse(rosters.run, 'unavailable', 'The database is resting.')
    act(() => result.current.bringIn(CHOICE))
    await screen.findByText('The database is resting.')
    await expect.poll(() => result.current.step).toEqual(reviewed)
  })
})

describe('looking at the file again', () => {
  const toReview = async (result: { current: ReturnType<typeof useImport> }) => {
    act(() => result.current.read(FILE))
    await expect.poll(() => result.current.step.at).toBe('review')
  }
  const READING = { letters: 'windows-1250', columns: { city: 4 }, statuses: { Affiliate: false } } as const

  test('sends what was answered for the whole file, then and when it is brought in', async ({ wire, run }) => {
    answer(wire, 0)
    const { result } = run(useImport, undefined)
    await toReview(result)
    const onSuccess = vi.fn()
    act(() => result.current.check({ mended: new Map(), reading: READING }, { onSuccess }))
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    act(() => result.current.bringIn({ ...CHOICE, reading: READING }))
    await screen.findByText('Import Complete')
    const sent = wire.asked(rosters.run).map(({ form }) => JSON.parse(String(form.reading)))
    expect(sent).toEqual([AS_GUESSED, READING, READING])
  })

  test('lets the newest answers count', async ({ wire, run }) => {
    answer(wire, 0)
    const { result } = run(useImport, undefined)
    await toReview(result)
    wire.answer(rosters.run, ({ form }) => ({ ...REPORT, message: String(JSON.parse(String(form.reading)).letters) }))
    const [first, second] = [vi.fn(), vi.fn()]
    act(() => result.current.check({ mended: new Map(), reading: READING }, { onSuccess: first }))
    const again = { ...READING, letters: 'koi8-r' } as const
    act(() => result.current.check({ mended: new Map(), reading: again }, { onSuccess: second }))
    await expect.poll(() => second.mock.calls.length).toBe(1)
    expect(first).not.toHaveBeenCalled()
    expect(result.current.step).toMatchObject({ at: 'review', report: { message: 'koi8-r' } })
  })

  test('that fails leaves the review, and takes the answer back', async ({ wire, run }) => {
    answer(wire, 0)
    const { result } = run(useImport, undefined)
    await toReview(result)
    wire.refuse(rosters.run, 'not_valid', 'Choose again.')
    const onError = vi.fn()
    act(() => result.current.check({ mended: new Map(), reading: READING }, { onError }))
    await screen.findByText('Choose again.')
    expect(onError).toHaveBeenCalledOnce()
    expect(result.current.step.at).toBe('review')
  })
})
