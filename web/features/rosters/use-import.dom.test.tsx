// The steps of an import: a file that cannot be one is not sent, what fails leads back, and what was reviewed is brought in.
import { type ImportReport, rosters } from '@aerie/contract/rosters'
import { act, screen } from '@testing-library/react'
import { describe, expect } from 'vitest'
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
  lines: [],
}
const FILE = new File(['name,email\nAugust,august@post.example\n'], 'roster.csv', { type: 'text/csv' })
const CHOICE = { exclude: new Set([3]), invite: true, mended: new Map() }

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
