// The demo brotherhood is the same each time, within the limits of the contract, and wide enough to be shown.
import { readdirSync } from 'node:fs'
import { MemberChanges } from '@aerie/contract/member-changes'
import { Member } from '@aerie/contract/members'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { cast, signIns } from '../cast.ts'
import type { DemoBrother } from '../demo-brother.ts'
import { demoBrotherhood } from './brotherhood.ts'
import { pledgeYear } from './classes.ts'

const brothers = demoBrotherhood()
const doubled = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const share = (is: (brother: DemoBrother) => unknown) => brothers.filter(is).length / brothers.length

test('is 420 brothers of every class, in order, and the same each time', () => {
  expect(brothers).toHaveLength(420)
  expect(demoBrotherhood()).toEqual(brothers)
  const classes = brothers.map(({ pledgeClass }) => pledgeClass)
  expect(classes).toEqual(classes.toSorted((a, b) => a - b))
  expect([...new Set(classes)]).toEqual([-999, -2, -1, 0, ...Array.from({ length: 35 }, (_, i) => i + 1)])
})

test('shares no address, number or name but that of the two Thomas Marshes', () => {
  expect(doubled(brothers.flatMap(({ email }) => email ?? []))).toEqual([])
  expect(doubled(brothers.flatMap(({ phone }) => phone?.replaceAll(' ', '') ?? []))).toEqual([])
  expect(doubled(brothers.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toEqual(['Thomas Marsh'])
})

test('offers a sign-in of each role, and has others of it', () => {
  expect(signIns.map(({ email, role, signIn }) => [email, role, signIn])).toEqual([
    ['super@aerie.example', 'super_admin', 'password'],
    ['admin@aerie.example', 'admin', 'password'],
    ['brother@aerie.example', 'member', 'password'],
  ])
  for (const { role } of signIns) expect(brothers.filter((brother) => brother.role === role).length).toBeGreaterThan(1)
})

test('has the cast in it, each with his own face, and the special cases played by one of them', () => {
  for (const [key, { lineageColor, ...member }] of Object.entries(cast)) {
    const found = brothers.find((brother) => brother.key === key)
    expect(member.key).toBe(key)
    expect(found).toMatchObject(member)
    if (lineageColor) expect(found?.lineageColor).toBe(lineageColor)
  }
  const faces = brothers.flatMap(({ portrait }) => (portrait ? [`${portrait}.webp`] : []))
  expect(faces.toSorted()).toEqual(readdirSync(new URL('../portraits', import.meta.url)).toSorted())
  expect(cast.gerard.isActive).toBe(false)
  expect(cast.ignacio.signIn).toBe('invited')
  expect(cast.walter.email).toBeNull()
  expect(cast.bram.portrait).toBeNull()
})

test('keeps within what the contract lets a member be', () => {
  for (const brother of brothers) {
    const { firstName, middleName, lastName, familiar, phone, location, country, cohort, lineageColor, role } = brother
    const plain = { firstName, middleName, lastName, familiar, phone, location, country, cohort, lineageColor, role }
    const { email, pledgeClass, isActive, position: currentPosition, company: currentCompany } = brother
    const changes = { ...plain, pledgeClass, isActive, currentPosition, currentCompany, class: brother.class }
    const roles = [...brother.offices]
    expect(MemberChanges.parse({ ...changes, roles, ...(email && { email }) })).toMatchObject(changes)
    expect(Member.shape.kids.parse(brother.kids)).toEqual(brother.kids)
    expect(Member.shape.interests.parse(brother.interests)).toEqual(brother.interests)
    expect(Member.shape.experience.shape.workHistory.parse(brother.workHistory)).toEqual(brother.workHistory)
    expect(brother.interests.length).toBeLessThanOrEqual(9)
    expect(brother.workHistory.length).toBeLessThanOrEqual(3)
    expect(phone === null || isValidPhoneNumber(phone)).toBe(true)
  }
})

test('graduates brothers one to three years after they pledged', () => {
  for (const brother of brothers.filter(({ pledgeClass }) => pledgeClass > 0))
    expect([1, 2, 3]).toContain((brother.class ?? 0) - pledgeYear(brother.pledgeClass))
})

test('lets nobody in without an address or number to sign in with', () => {
  for (const { email, phone, signIn } of brothers) {
    if (signIn === 'password') expect(email ?? phone).not.toBeNull()
    if (signIn === 'invited') expect(email).not.toBeNull()
  }
})

test('is spread over the world', () => {
  const countries = new Set(brothers.map(({ country }) => country))
  expect(countries.size).toBeGreaterThanOrEqual(40)
  for (const each of ['United States', 'Brazil', 'Germany', 'India', 'Ghana', 'Australia'])
    expect(countries).toContain(each)
})

test('says much, but not everything of everyone', () => {
  expect(share(({ bio }) => bio)).toBeCloseTo(0.4, 1)
  expect(share(({ quote }) => quote)).toBeCloseTo(1 / 3, 1)
  expect(share(({ linkedinVerified }) => linkedinVerified)).toBeCloseTo(0.6, 1)
  expect(share(({ isActive }) => !isActive)).toBeCloseTo(0.06, 1)
  expect(doubled(brothers.flatMap(({ quote }) => quote ?? []))).toEqual([])
  expect(doubled(brothers.flatMap(({ bio }) => bio ?? []))).toEqual([])
})
