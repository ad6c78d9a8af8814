// An act that asks for the password asks in one dialog on every screen that offers it, and is then sent again as it was.
import { account } from '@aerie/contract/account'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { isActing } from '#lib/password-again.ts'
import { press, typeInto } from '../test/acting.ts'
import { test } from '../test/page.tsx'
import type { Wire } from '../test/wire.ts'
import { GUARDED_ACTS, type GuardedAct } from './password-acts.fixture.tsx'

const DIALOG = { name: 'Enter your password again' }

/** Answers how often it has been sent since. */
async function begin({ endpoint, before, begin: act }: GuardedAct, wire: Wire) {
  await before?.()
  const sent = wire.asked(endpoint).length
  wire.refuse(endpoint, 'password_needed', 'Please enter your password again.')
  await act()
  expect(await screen.findAllByRole('dialog', DIALOG)).toHaveLength(1)
  expect(wire.asked(endpoint)).toHaveLength(sent + 1)
  return () => wire.asked(endpoint).length - sent
}

test.for(GUARDED_ACTS)('$act, $name: asked for, and repeated once it is typed', async (guarded, { wire, show }) => {
  const { endpoint, done, says } = guarded
  guarded.around?.(wire)
  wire.answer(account.confirm, () => {
    done(wire)
    return {}
  })
  show(guarded.screen)
  const times = await begin(guarded, wire)
  await typeInto('Password', 'wingspan')
  await press('Go on')
  await screen.findByText(says, { selector: 'b' })
  expect(times()).toBe(2)
  const [first, again] = wire.asked(endpoint).slice(-2)
  expect(again).toEqual(first)
  expect(wire.asked(account.confirm)).toMatchObject([{ body: { password: 'wingspan' } }])
})

/** One shown before it is done, a form, and a file. */
const OF_EACH_KIND = GUARDED_ACTS.filter(({ act }) => ['settings.change', 'poll.void', 'members.import'].includes(act))

test.for(OF_EACH_KIND)('$act, $name: not done by whoever types none', async (guarded, { wire, show }) => {
  guarded.around?.(wire)
  show(guarded.screen)
  const times = await begin(guarded, wire)
  fireEvent.click(within(screen.getByRole('dialog', DIALOG)).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog', DIALOG)).toBeNull()
  await expect.poll(isActing).toBe(false)
  expect(times()).toBe(1)
  expect(screen.queryByText(guarded.says, { selector: 'b' })).toBeNull()
  expect(screen.queryByText('Please enter your password again.')).toBeNull()
})
