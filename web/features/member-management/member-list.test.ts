// Officers find a brother however they spell him, and see the list in the order they asked for.
import type { ManagedMember } from '@aerie/contract/members'
import type { MemberFilter } from '@aerie/contract/selections'
import { expect, test } from 'vitest'
import { managedMember } from './managed-member.fixture.ts'
import { filterMembers, prepareSearch, sortMembers } from './member-list.ts'

const ansel = managedMember({
  id: 1,
  familiar: 'Ansel',
  role: 'admin',
  pledgeClass: 27,
  confirmedOn: '2026-03-01',
})
const bertil = managedMember({
  id: 2,
  firstName: 'Bertil',
  lastName: 'Nygård',
  email: null,
  pledgeClass: -2,
  access: 'none',
})
const oystein = managedMember({
  id: 3,
  firstName: 'Øystein',
  lastName: 'Łuczak',
  email: 'luc@fjord.example',
  confirmedOn: '2025-11-28',
  class: null,
})
const ezra = managedMember({
  id: 4,
  firstName: 'Ezra',
  lastName: 'Thorne',
  email: 'ezra@xn--e1afmkfd.xn--p1ai',
  isActive: false,
  class: 33,
})
const everybody = [ansel, bertil, oystein, ezra]

const ids = (members: ManagedMember[]) => members.map(({ id }) => id)
const TODAY = '2026-11-29'
const find = (q: string, role: ManagedMember['role'] | null = null, only: Partial<MemberFilter> = {}) =>
  ids(filterMembers(prepareSearch(everybody, TODAY), { q, role, noPassword: false, unconfirmed: false, ...only }))

test.each([
  ['', [1, 2, 3, 4]],
  ['ansel', [1]],
  ['AURELIUS whitlock', [1]],
  ['ansel whit', [1]],
  ['nygard', [2]],
  ['Nygård', [2]],
  ['oystein luczak', [3]],
  ['fjord.example', [3]],
  ['ezra@пример.рф', [4]],
  ['thorne EZRA@ПРИМЕР.РФ', [4]],
  ['ezra@xn--e1afmkfd', [4]],
  ['ansel thorne', []],
])('"%s" finds %o', (q, found) => {
  expect(find(q)).toEqual(found)
})

test('who has no password yet is found, whatever became of his invitation', () => {
  expect(find('', null, { noPassword: true })).toEqual([2])
})

test('who has not confirmed his record for a year is found, and who never has', () => {
  expect(find('', null, { unconfirmed: true })).toEqual([2, 3, 4])
})

test('the role filter holds beside the search', () => {
  expect(find('', 'admin')).toEqual([1])
  expect(find('ezra', 'admin')).toEqual([])
})

test.each([
  ['member', [1, 2, 3, 4], [4, 3, 2, 1]],
  ['role', [1, 2, 3, 4], [2, 3, 4, 1]],
  ['status', [1, 3, 2, 4], [4, 2, 3, 1]],
  ['class', [2, 1, 4, 3], [3, 4, 1, 2]],
] as const)('sorts by %s, equals staying in the order of names', (by, ascending, descending) => {
  expect(ids(sortMembers(everybody, { by, descending: false }))).toEqual(ascending)
  expect(ids(sortMembers(everybody, { by, descending: true }))).toEqual(descending)
})
