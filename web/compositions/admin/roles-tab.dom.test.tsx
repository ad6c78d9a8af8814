// Role Management: whose days, roles and offices it shows, and what it offers to whom.
import { members } from '@aerie/contract/members'
import { officerStep } from '@aerie/contract/officer-step'
import { type OfficeTerm, offices } from '@aerie/contract/offices'
import { people } from '@aerie/contract/people'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, vi } from 'vitest'
import { managedMember } from '#features/member-management/managed-member.fixture.ts'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import type { RollView } from '#features/roll/view.ts'
import { choose, press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { Roles } from './roles-tab.tsx'

afterEach(() => vi.useRealTimers())

const NONE = managedMember().can
const HOLDERS = [
  managedMember({ id: 8, firstName: 'Samir', role: 'admin', can: { ...NONE, lowerRole: true } }),
  managedMember({ id: 9, firstName: 'Ezra', role: 'admin' }),
  managedMember({ id: 10, firstName: 'Teddy', can: { ...NONE, raiseRole: true } }),
]
const term = (memberId: number, parts: Partial<OfficeTerm> = {}): OfficeTerm => ({
  ...{ id: memberId, office: 'Steward', memberId, from: '2020-01-01', until: null },
  ...parts,
})
const superAdmin = signedIn({ can: { manageOffices: true } })

function Desk() {
  const [view, setView] = useState<RollView>({ year: null, office: null })
  return <Roles view={view} onView={setView} />
}

function open(wire: Wire, terms: OfficeTerm[]) {
  wire.answer(members.manage, HOLDERS)
  wire.answer(offices.terms, terms)
  wire.answer(officerStep.list, [])
  wire.answer(people.list, [memberSummary({ id: 10, firstName: 'Teddy' })])
}

async function chooseTeddy() {
  fireEvent.change(await screen.findByLabelText('New holder'), { target: { value: 'Teddy' } })
  await screen.findByRole('option', { name: /Teddy/ })
  fireEvent.keyDown(screen.getByLabelText('New holder'), { key: 'Enter' })
}

test('his role is offered to be lowered where it may be, and no other', async ({ wire, show }) => {
  open(wire, [term(8), term(9)])
  show(<Desk />, { user: superAdmin })
  await press('Hand over Steward')
  await screen.findByLabelText(/^The term of Ezra Whitlock ends/)
  expect(screen.getAllByLabelText(/^Lower/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('Lower Samir Whitlock from Admin to Member'),
  ])
})

test('the new holder is offered the role he needs, and has it when somebody ticked that', async ({ wire, show }) => {
  open(wire, [term(8)])
  show(<Desk />, { user: superAdmin })
  await press('Hand over Steward')
  await chooseTeddy()
  const raise = await screen.findByLabelText<HTMLInputElement>(/^Make Teddy Whitlock an Admin/)
  expect(raise.checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/^Lower Samir/).checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/^Write to both/).checked).toBe(true)
  fireEvent.click(raise)
  wire.answer(offices.handOver, term(10))
  await press('Hand over')
  await screen.findByText('Office Handed Over')
  expect(wire.asked(offices.handOver).map(({ body }) => body)).toEqual([
    expect.objectContaining({ memberId: 10, ending: [8], lowering: [], raising: true, writing: true }),
  ])
})

test('chosen, he stands on his half with the focus where another is chosen', async ({ wire, show }) => {
  open(wire, [term(8)])
  show(<Desk />, { user: superAdmin })
  await press('Hand over Steward')
  await chooseTeddy()
  const another = await screen.findByRole('button', { name: 'Choose another' })
  expect(document.activeElement).toBe(another)
  fireEvent.click(another)
  expect(document.activeElement).toBe(await screen.findByLabelText('New holder'))
})

test.for([
  ['Pacific/Kiritimati', '2026-11-24T23:30:00Z', '2026-11-25'],
  ['America/New_York', '2026-11-25T00:30:00Z', '2026-11-24'],
] as const)(
  'a term is of the days it has, and begins today by the clock of the organisation: %s',
  async ([timeZone, now, today], { wire, show }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    open(wire, [term(8, { from: '2023-01-01' })])
    show(<Desk />, { user: superAdmin, settings: { timeZone } })
    await press('Hand over Steward')
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(today)
    expect(screen.getAllByText('Since 1 January 2023')).not.toHaveLength(0)
  },
)

test('an admin reads why there is no button', async ({ wire, show }) => {
  open(wire, [term(8)])
  show(<Desk />, { user: signedIn({ can: { manageOffices: false } }) })
  await screen.findByText(/^Only super admins hand offices over/)
  expect(screen.queryByRole('button', { name: /^Hand over|^Appoint|^Term of|Edit offices/ })).toBeNull()
})

test('a year is chosen from a list, and an office tells all who held it', async ({ wire, show }) => {
  open(wire, [term(8), term(9, { from: '2011-01-01', until: '2011-12-31' })])
  show(<Desk />)
  await choose('Year', '2011')
  const year = (await screen.findByRole('heading', { name: 'In 2011' })).parentElement ?? document.body
  expect(within(year).getByText('Ezra Whitlock')).toBeDefined()
  expect(within(year).queryByText('Samir Whitlock')).toBeNull()
  const [office] = await screen.findAllByRole('button', { name: /^Steward\s*: all holders/ })
  if (office) fireEvent.click(office)
  const holders = await screen.findByRole('dialog', { name: 'All holders' })
  expect(
    within(holders)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Since 1 January 2020'),
    expect.stringContaining('1 January 2011 to 31 December 2011'),
  ])
})
