// Leaving a form with something unsaved asks first, whichever way it is left.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at } from '#lib/navigation/site-map.ts'
import { press } from '../../test/acting.ts'
import { openAt } from '../../test/router.tsx'
import { LeaveGuard } from './leave-guard.tsx'

/** A form at /form, which also stands at its second step, and a page beside it. */
const openForm = (isUnsaved: () => boolean) =>
  openAt(
    ['/other', '/form'],
    [
      at('/form', () => <LeaveGuard isUnsaved={isUnsaved} staysAt={({ step }) => step === 2} />),
      at('/other', () => <h1>Elsewhere</h1>),
    ],
  )

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

test('nothing unsaved: the page is left', async () => {
  const { go } = await openForm(() => false)
  await go('/other')
  await screen.findByText('Elsewhere')
  expect(question()).toBeNull()
})

test('something unsaved: he stays, or leaves after all', async () => {
  const { go, at } = await openForm(() => true)
  await go('/other')
  await screen.findByRole('alertdialog')
  await press('Keep Editing')
  await expect.poll(question).toBeNull()
  expect(at()).toBe('/form')
  await go('/other')
  await screen.findByRole('alertdialog')
  await press('Leave')
  await screen.findByText('Elsewhere')
})

test('another step of the same form is no leaving, and another search of the page is', async () => {
  const { go, at } = await openForm(() => true)
  await go('/form?step=2')
  expect([at(), question()]).toEqual(['/form?step=2', null])
  await go('/form?step=3')
  await screen.findByRole('alertdialog')
  expect(at()).toBe('/form?step=2')
})
