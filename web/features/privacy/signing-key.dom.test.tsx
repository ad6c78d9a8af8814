// The place that `verify-vote` names: the part on votes of the privacy page has the fingerprint of the key that signs.
import { polls } from '@aerie/contract/polls'
import { KEY_PART, KEY_PLACE } from '@aerie/votes/key-place'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { SETTINGS } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import { PrivacyText } from './privacy-text.tsx'

const KEY = '9f3c71ab04de5e82'.repeat(4)
const FORMER = '0123456789abcdef'.repeat(4)
const SHOWN = '9F3C 71AB 04DE 5E82 '.repeat(4).trim()

const part = async () => {
  const heading = await screen.findByRole('heading', { name: KEY_PART })
  return within(heading.closest('section') ?? heading)
}

test('it stands where the command says', async ({ wire, show }) => {
  wire.answer(polls.key, { publicKey: '', fingerprint: KEY, earlier: [] })
  show(<PrivacyText settings={SETTINGS} />)
  expect(KEY_PLACE).toBe('under “Votes” on the privacy page')
  const place = (await part()).getByText(/^This is the fingerprint of the key that signs votes/)
  await expect.poll(() => place.nextElementSibling?.textContent?.trim()).toBe(SHOWN)
  expect((await part()).queryByText(/Other keys have signed/)).toBeNull()
})

test('keys that were replaced stay named, with the day on which they signed last', async ({ wire, show }) => {
  const earlier = [{ fingerprint: FORMER, lastUsedAt: '2026-03-05T12:00:00.000Z' }]
  wire.answer(polls.key, { publicKey: '', fingerprint: KEY, earlier })
  show(<PrivacyText settings={SETTINGS} />)
  const line = await (await part()).findByRole('listitem')
  expect(line.textContent).toBe(`${'0123 4567 89AB CDEF '.repeat(4).trim()}, last on 5 March 2026`)
})

test('where it did not arrive it can be asked for again', async ({ wire, show }) => {
  wire.refuse(polls.key, 'unavailable', 'Later.')
  show(<PrivacyText settings={SETTINGS} />)
  await screen.findByText('The fingerprint could not be loaded.')
  wire.answer(polls.key, { publicKey: '', fingerprint: KEY, earlier: [] })
  await press('Try again')
  await screen.findAllByText('9F3C')
})
