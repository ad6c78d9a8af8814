// Which passwords are good enough.
import { beforeAll, expect, test } from 'vitest'
import { type CommonPasswords, readCommonPasswords } from './common-passwords.ts'
import { passwordFault } from './policy.ts'

let common: CommonPasswords
beforeAll(async () => {
  common = await readCommonPasswords()
})

const owner = {
  first_name: 'Jürgen',
  last_name: "O'Neill-Berg",
  familiar: 'Falcon',
  email: 'j.feathers99@aerie.example',
}
const fault = (password: string, minLength = 6) => passwordFault(password, minLength, owner, common)

const COMMON = 'This password is too common. Please choose another.'
const OWN = 'This password is your own name or e-mail address. Please choose another.'

test.each([
  ['five!', 'New password must be at least 6 characters'],
  ['aaaaaa', COMMON],
  ['abcabcabc', COMMON],
  ['Password1!', COMMON],
  ['654321', COMMON],
  // Among the ten thousand.
  ['TRUSTNO1', COMMON],
  ['scorpion', COMMON],
  ['24081990', COMMON],
  ['vacation2024', COMMON],
  ['brotherhood', COMMON],
  // Walks over a keyboard.
  ['qwertyuiop', COMMON],
  ['1qaz2wsx', COMMON],
  ['asdfghjkl', COMMON],
  ['poiuytrewq!', COMMON],
  ['asdfasdfasdf', COMMON],
  ['yxcvbnm', COMMON],
  ['zaq1xsw2cde3', COMMON],
  ['qwer1234asdf', COMMON],
  // His own.
  ['Jürgen', OWN],
  ['jurgen-1987', OWN],
  ['ONeillBerg!!', OWN],
  ['falcon.oneill-berg', OWN],
  ['Jurgen99ONeillBerg', OWN],
  ['jfeathers', OWN],
  ['j.feathers99@aerie.example', OWN],
  ['wingspan-demo', null],
  ['feather and bone', null],
  ['falcon over the sea', null],
  ['six ab', null],
  ['ĆŻŹŁÓŚ', null],
  ['4815162342-hatch', null],
])('the password %j', (password, expected) => {
  expect(fault(password)).toBe(expected)
})

test('a longer minimum is said with its number', () => {
  expect(fault('feather', 10)).toBe('New password must be at least 10 characters')
})
