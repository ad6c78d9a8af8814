// A password that a member chooses is long enough and twice the same, and he is told which it is not.
import { NewPassword } from '@aerie/contract/passwords'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newPasswordFields, passwordsMatch } from './new-password.ts'

const faults = (newPassword: string, confirmPassword: string, minLength = 6) => {
  const form = z.extend(NewPassword, newPasswordFields(minLength)).check(passwordsMatch())
  const read = form.safeParse({ newPassword, confirmPassword })
  return Object.fromEntries(read.error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a good password has no faults', () => {
  expect(faults('wingspan', 'wingspan')).toEqual({})
})

test('each field says what it lacks', () => {
  expect(faults('', '')).toEqual({
    newPassword: 'New password must be at least 6 characters',
    confirmPassword: 'Please confirm your new password',
  })
})

test('two different passwords do not match', () => {
  expect(faults('wingspan', 'wingspam')).toEqual({ confirmPassword: "Passwords don't match" })
})

test('the installation may ask for more, and then says that number', () => {
  expect(faults('wings', 'wings', 8)).toEqual({
    newPassword: 'New password must be at least 8 characters',
    confirmPassword: 'Please confirm your new password',
  })
})
