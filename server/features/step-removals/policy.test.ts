// Who may judge a request, and how many have to agree: the whole table.
import { expect, test } from 'vitest'
import { ruleOf, whyNoJudge } from './policy.ts'

const TWO = { officers: 2, waitDays: 1 }
const ALONE = { officers: 1, waitDays: 3 }

const person = (id: number, role: string) => ({ id, role })

test.each([
  ['member', 'member', false],
  ['member', 'admin', false],
  ['member', 'super_admin', false],
  ['admin', 'member', true],
  ['admin', 'admin', true],
  ['admin', 'super_admin', false],
  ['super_admin', 'member', true],
  ['super_admin', 'admin', true],
  ['super_admin', 'super_admin', true],
])('%s about a %s: %s', (officer, brother, may) => {
  expect(whyNoJudge(person(1, officer), person(2, brother)) === null).toBe(may)
  expect(whyNoJudge(person(2, officer), person(2, brother))).not.toBeNull()
})

test.each([
  ['member', ['super_admin', 'super_admin'], TWO],
  ['member', ['super_admin', 'admin'], TWO],
  ['member', ['super_admin'], ALONE],
  ['member', ['admin'], null],
  ['member', [], null],
  ['admin', ['super_admin', 'admin'], TWO],
  ['admin', ['super_admin'], ALONE],
  ['super_admin', ['super_admin', 'super_admin'], TWO],
  ['super_admin', ['super_admin', 'admin', 'admin'], ALONE],
  ['super_admin', ['admin', 'admin'], null],
  ['super_admin', [], null],
])('for a %s among %j: %j', (brother, others, rule) => {
  const officers = [person(1, brother), ...others.map((role, at) => person(at + 2, role))]
  expect(
    ruleOf(
      officers.filter(({ role }) => role !== 'member'),
      person(1, brother),
    ),
  ).toEqual(rule)
})
