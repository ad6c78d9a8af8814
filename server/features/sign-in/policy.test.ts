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
const organisation = {
  passwordMinLength: 6,
  name: 'The Brotherhood of 4019 Pine',
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: { word: 'wind' },
}
const fault = (password: string, passwordMinLength = 6) =>
  passwordFault(password, { ...organisation, passwordMinLength }, owner, common)

const COMMON = 'This password is too common. Please choose another.'
const KNOWN = 'This password is made of words that everybody here knows. Please choose another.'
const OWN = 'This password is your own name or e-mail address. Please choose another.'

test.each([
  ['five!', 'New password must be at least 6 characters'],
  ['aaaaaa', COMMON],
  ['abcabcabc', COMMON],
  ['Password1!', COMMON],
  ['654321', COMMON],
  // Words of a list.
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
  // Of the less common ones, however they are written.
  ['Philadelphia', COMMON],
  ['philadelphia76', COMMON],
  ['PHILADELPHIA!', COMMON],
  // The organisation's.
  ['osop35', KNOWN],
  ['OSOP-1991', KNOWN],
  ['Pre-OSOP!', KNOWN],
  ['osop.brothers', KNOWN],
  ['4019pine', KNOWN],
  ['Rise Together 35', KNOWN],
  ['windwindwind', KNOWN],
  ['falcon-of-osop', null],
  ['osopfalcon12', KNOWN],
  ['osoprey ledge', null],
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
