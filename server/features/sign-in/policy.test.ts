// What each role may do anywhere, and which passwords are good enough.
import { expect, test } from 'vitest'
import { capabilitiesOf, passwordFault } from './policy.ts'

test.each([
  ['member', { seeAdmin: false, addMembers: false, exportMembers: false, moderatePhotos: false }],
  ['admin', { seeAdmin: true, addMembers: true, importMembers: true, exportMembers: false, deleteMembers: false }],
  ['super_admin', { seeAdmin: true, bulkImport: true, exportMembers: true, deleteMembers: true, changeRoles: true }],
] as const)('a %s', (role, can) => {
  expect(capabilitiesOf({ role }, { linkedin: true, movies: false })).toMatchObject({
    connectLinkedin: true,
    searchMovies: false,
  })
  expect(capabilitiesOf({ role }, { linkedin: true, movies: false })).toMatchObject(can)
})

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
