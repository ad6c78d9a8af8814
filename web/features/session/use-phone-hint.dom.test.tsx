// What is said beside a phone number: asked once the typing pauses, of what stands there then, and nothing without one.
import { signIn } from '@aerie/contract/sign-in'
import { expect } from 'vitest'
import { call } from '#lib/api.ts'
import { test } from '../../test/page.tsx'
import { usePhoneHint } from './use-phone-hint.ts'

const NOT_USED = 'This number is not used for signing in: it cannot be dialled in Germany.'

interface Given {
  phone: string
  location: string
  version?: number
}

const useHint = ({ phone, location, version = 1 }: Given) =>
  usePhoneHint({ phone, location }, version, (body, signal) => call(signIn.hintAtPhone, { body, signal }))

test('the sentence of the server stands there as long as its number and place do', async ({ wire, run }) => {
  wire.answer(signIn.hintAtPhone, ({ body }) => ({ hint: body.phone === '0171' ? NOT_USED : null }))
  const { result, again } = run(useHint, { phone: '0171', location: 'Berlin' })
  expect(result.current).toBeUndefined()
  await expect.poll(() => result.current).toBe(NOT_USED)
  again({ phone: '0171 1234567', location: 'Berlin' })
  await expect.poll(() => result.current).toBeUndefined()
  await expect
    .poll(() => wire.asked(signIn.hintAtPhone).map(({ body }) => body))
    .toEqual([
      { phone: '0171', location: 'Berlin' },
      { phone: '0171 1234567', location: 'Berlin' },
    ])
})

test('it is asked again once the record is saved, and without a number not at all', async ({ wire, run }) => {
  let answer: string | null = NOT_USED
  wire.answer(signIn.hintAtPhone, () => ({ hint: answer }))
  const { result, again } = run(useHint, { phone: '0171', location: 'Berlin' })
  await expect.poll(() => result.current).toBe(NOT_USED)
  answer = null
  again({ phone: '0171', location: 'Berlin', version: 2 })
  await expect.poll(() => wire.asked(signIn.hintAtPhone)).toHaveLength(2)
  await expect.poll(() => result.current).toBeUndefined()
  again({ phone: ' ', location: 'Berlin', version: 2 })
  again({ phone: ' ', location: 'Bremen', version: 3 })
  expect(result.current).toBeUndefined()
  expect(wire.asked(signIn.hintAtPhone)).toHaveLength(2)
})

test('where the server does not answer, nothing is said', async ({ wire, run }) => {
  wire.refuse(signIn.hintAtPhone, 'unavailable', 'The database is resting.')
  const { result } = run(useHint, { phone: '0171', location: 'Berlin' })
  await expect.poll(() => wire.asked(signIn.hintAtPhone)).toHaveLength(1)
  expect(result.current).toBeUndefined()
})
