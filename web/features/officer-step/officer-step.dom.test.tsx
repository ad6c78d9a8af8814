// What officers read of the second step that is required of them, and what a super admin sees of it.
import { type OfficerStanding, officerStep } from '@aerie/contract/officer-step'
import { settings } from '@aerie/contract/settings'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { SETTINGS, signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import { OfficerStepSwitch } from './officer-step-switch.tsx'
import { OfficersCard } from './officers-card.tsx'
import { OwedStepNote, RightsWait } from './owed-step-note.tsx'

const DAY_MS = 86_400_000
const due = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const owing = (days: number, hasStep = false) =>
  signedIn({ role: 'admin', owedStep: { role: 'admin', due: due(days), waits: days <= 0, hasStep } })

const officer = (id: number, parts: Partial<OfficerStanding> = {}): OfficerStanding => ({
  person: { id, firstName: `Number ${id}`, lastName: 'Whitlock', profileImageUrl: null, profileImageHash: null },
  role: 'admin',
  hasStep: false,
  due: null,
  waits: false,
  letUntil: null,
  can: { let: false },
  ...parts,
})

test('who owes nothing reads nothing', ({ show }) => {
  show(<OwedStepNote />)
  expect(screen.queryByText(/second step/)).toBeNull()
})

test('within the days it says how many are left, and leads to where one is added', async ({ show }) => {
  show(<OwedStepNote />, { user: owing(8.5) })
  await screen.findByText('A second step is required of officers: 9 days left.')
  expect(screen.getByRole('link', { name: 'Sign-in & security' }).getAttribute('href')).toBe('/profile/security')
})

test('a page of officers shows that his rights wait, and whom to ask', async ({ wire, show }) => {
  wire.answer(officerStep.own, { letUntil: null, helpers: ['Conrad Vale', 'Marcus Hale'] })
  show(<RightsWait title="Health" />, { user: owing(-1) })
  await screen.findByRole('heading', { name: 'Health' })
  await screen.findByText('Your rights as an admin wait until you add a second step.')
  await screen.findByText(/ask Conrad Vale or Marcus Hale to let you add one now/)
})

test('who may add one late is told until when', async ({ wire, show }) => {
  wire.answer(officerStep.own, { letUntil: due(0.5), helpers: [] })
  show(<OwedStepNote isAtSecurity />, { user: owing(-1) })
  await screen.findByText(/You may add a passkey or an authenticator app until/)
})

test('where no other super admin could, it names whoever runs the server', async ({ wire, show }) => {
  wire.answer(officerStep.own, { letUntil: null, helpers: [] })
  show(<OwedStepNote isAtSecurity />, { user: owing(-1) })
  await screen.findByText(/Whoever runs the server can lift the requirement/)
})

test('before it is required it says how many meet it, and that he who switches it does not', async ({ wire, show }) => {
  wire.answer(officerStep.list, [officer(1, { hasStep: true }), officer(7)])
  wire.answer(settings.lastChanges, [])
  wire.answer(settings.change, { ...SETTINGS, officerSecondStep: true })
  show(<OfficerStepSwitch mayChange />, { user: signedIn({ id: 7 }) })
  await screen.findByText(/1 of 2 officers meets it\./)
  fireEvent.click(screen.getByRole('switch'))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/You have neither yet/)
  expect(wire.asked(settings.change)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Require it' }))
  await expect.poll(() => wire.asked(settings.change)).toMatchObject([{ body: { officerSecondStep: true } }])
})

test('a super admin sees who has one, and lets one add it once he has said that he spoke with him', async ({
  wire,
  show,
}) => {
  wire.answer(officerStep.list, [
    officer(1, { hasStep: true }),
    officer(2, { due: due(3) }),
    officer(3, { due: due(-1), waits: true, can: { let: true } }),
  ])
  wire.answer(officerStep.let, {})
  show(<OfficersCard />)
  await screen.findByText('Has one')
  screen.getByText(/^Has until/)
  screen.getByText(/^Rights wait since/)
  await press('Let Number 3 Whitlock add a second step')
  expect(wire.asked(officerStep.let)).toEqual([])
  await press('I spoke with him')
  await screen.findByText('Number 3 Whitlock may add a second step')
  expect(wire.asked(officerStep.let)).toMatchObject([{ params: { memberId: 3 } }])
})
