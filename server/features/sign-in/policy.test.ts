// Which passwords are good enough.
import { expect, test } from 'vitest'
import { passwordFault } from './policy.ts'

test.each([
  ['five!', 'New password must be at least 6 characters'],
  ['aaaaaa', 'This password is too common. Please choose another.'],
  ['abcabcabc', 'This password is too common. Please choose another.'],
  ['Password1!', 'This password is too common. Please choose another.'],
  ['654321', 'This password is too common. Please choose another.'],
  ['qwertyuiop', 'This password is too common. Please choose another.'],
  ['wingspan-demo', null],
  ['six ab', null],
  ['ĆŻŹŁÓŚ', null],
])('the password %j', (password, fault) => {
  expect(passwordFault(password, 6)).toBe(fault)
})

test('a longer minimum is said with its number', () => {
  expect(passwordFault('feather', 10)).toBe('New password must be at least 10 characters')
})
