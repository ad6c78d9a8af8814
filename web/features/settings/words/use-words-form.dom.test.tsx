// The organisation's words: what others save is taken over while nothing is typed, and asked about where both have.
import { settings } from '@aerie/contract/settings'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { SETTINGS } from '../../../test/cast.ts'
import { test } from '../../../test/page.tsx'
import { settingsQuery, useSettings } from '../queries.ts'
import { useWordsForm } from './use-words-form.ts'

const THEIRS = { ...SETTINGS, motto: 'Theirs', name: 'Eyrie', wordsVersion: 2 }
const SINCE = { by: 'Rook Ellis', at: '2026-11-20T18:40:00.000Z', fields: ['motto'] }

const hook = () => {
  const kept = useSettings()
  return { kept, ...useWordsForm(kept) }
}

type Form = ReturnType<typeof useWordsForm>
const type = (form: Form, motto: string) => act(async () => form.form.setValue('motto', motto, { shouldDirty: true }))

test('others’ words come in where nothing was typed, and do not where something was', async ({ run }) => {
  const { result, cache } = run(hook, undefined)
  const hear = async (words: typeof SETTINGS) => {
    cache.setQueryData(settingsQuery.queryKey, words)
    await expect.poll(() => result.current.kept).toEqual(words)
  }
  await hear(THEIRS)
  expect(result.current.form.getValues('motto')).toBe('Theirs')
  await type(result.current, 'Mine')
  await hear({ ...SETTINGS, motto: 'Later', wordsVersion: 3 })
  expect(result.current.form.getValues('motto')).toBe('Mine')
  expect([result.current.unsaved, result.current.isUnsaved()]).toEqual([['Motto'], true])
})

test('what was saved is unsaved no more', async ({ wire, run }) => {
  wire.answer(settings.saveWords, { ...SETTINGS, motto: 'Mine', wordsVersion: 2 })
  const { result } = run(hook, undefined)
  await type(result.current, 'Mine')
  await act(() => result.current.save())
  await screen.findByText('Settings saved')
  expect([result.current.unsaved, result.current.isUnsaved()]).toEqual([[], false])
  expect(wire.asked(settings.saveWords)).toMatchObject([{ body: { motto: 'Mine', version: 1 } }])
})

test('saving mine over theirs keeps what I did not touch as they have it', async ({ wire, run }) => {
  wire.refuse(settings.saveWords, 'conflict', 'Rook Ellis saved them since.', { changes: [SINCE] })
  const { result } = run(hook, undefined)
  wire.answer(settings.show, THEIRS)
  await type(result.current, 'Mine')
  await act(() => result.current.save())
  await expect.poll(() => result.current.conflict.saves).toEqual([SINCE])
  expect(screen.queryByRole('alert')).toBeNull()
  wire.answer(settings.saveWords, { ...THEIRS, motto: 'Mine', wordsVersion: 3 })
  await act(async () => result.current.conflict.onSaveMine())
  await screen.findByText('Settings saved')
  expect(wire.asked(settings.saveWords).at(-1)?.body).toMatchObject({ motto: 'Mine', name: 'Eyrie', version: 2 })
})

test('taking theirs lets go of mine', async ({ wire, run }) => {
  wire.refuse(settings.saveWords, 'conflict', 'Rook Ellis saved them since.', { changes: [SINCE] })
  const { result } = run(hook, undefined)
  wire.answer(settings.show, THEIRS)
  await type(result.current, 'Mine')
  await act(() => result.current.save())
  await expect.poll(() => result.current.conflict.saves).toEqual([SINCE])
  await act(async () => result.current.conflict.onTakeTheirs())
  await expect.poll(() => result.current.form.getValues('motto')).toBe('Theirs')
  expect([result.current.conflict.saves, result.current.isUnsaved()]).toEqual([undefined, false])
})
