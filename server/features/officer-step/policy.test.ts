// What officers are told, and who may add a second step, as tables.
import { expect, test } from 'vitest'
import { mayLet, nextStage, type Stage, whyNoneMayBeAdded } from './policy.ts'

const day = (number: number, hour = 0) => new Date(Date.UTC(2030, 0, number, hour))
const DUE = day(15)

test.each<[told: Stage | null, today: Date, Stage | null]>([
  [null, day(1), 'required'],
  ['required', day(1), null],
  ['required', day(11, 23), null],
  ['required', day(12), 'soon'],
  [null, day(12), 'soon'],
  ['soon', day(14, 23), null],
  ['soon', day(15), 'waits'],
  ['required', day(20), 'waits'],
  ['waits', day(40), null],
])('who was told %s is told on %s: %s', (told, now, stage) => {
  const last = { noticed: told, noticedDue: told && DUE }
  expect(nextStage({ due: DUE, hasStep: false, ...last }, now)).toBe(stage)
  expect(nextStage({ due: DUE, hasStep: true, ...last }, now)).toBeNull()
  expect(nextStage({ due: null, hasStep: false, ...last }, now)).toBeNull()
})

test('what is required anew is told anew', () => {
  const officer = { due: day(29), hasStep: false, noticed: 'required', noticedDue: DUE }
  expect(nextStage(officer, day(15))).toBe('required')
})

const owes = (hasStep: boolean, waits: boolean) => ({ role: 'admin' as const, due: DUE, hasStep, waits })

test.each([
  ['who owes nothing', undefined, null, day(20), null],
  ['within the days', owes(false, false), null, day(14), null],
  ['after them', owes(false, true), null, day(15), 'Your rights as an officer wait.'],
  ['after them, while he is let', owes(false, true), day(15, 9), day(15, 8), null],
  ['once he is let no more', owes(false, true), day(15, 9), day(15, 9), 'Your rights as an officer wait.'],
  ['who has one and has not shown it', owes(true, false), null, day(2), 'Show the passkey you have first'],
  ['the same, let or not', owes(true, true), day(30), day(20), 'Show the passkey you have first'],
])('one may be added: %s', (_, owed, letUntil, now, why) => {
  const said = whyNoneMayBeAdded(owed, letUntil, now)
  if (why === null) expect(said).toBeNull()
  else expect(said).toContain(why)
})

test.each([
  ['a super admin lets another whose rights wait', 'super_admin', 1, day(15), false, true],
  ['an admin lets nobody', 'admin', 1, day(15), false, false],
  ['whose rights wait he is a member', 'member', 1, day(15), false, false],
  ['nobody lets himself', 'super_admin', 2, day(15), false, false],
  ['within the days nobody needs it', 'super_admin', 1, day(14), false, false],
  ['nor who has one', 'super_admin', 1, day(15), true, false],
] as const)('%s', (_, role, id, now, hasStep, may) => {
  expect(mayLet({ id, role }, { id: 2, due: DUE, hasStep }, now)).toBe(may)
})
