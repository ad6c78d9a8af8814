// Whose role goes with an office is what the server says, whatever his role is called.
import { members } from '@aerie/contract/members'
import { offices } from '@aerie/contract/offices'
import { people } from '@aerie/contract/people'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { managedMember } from '#features/member-management/managed-member.fixture.ts'
import { press } from '../test/acting.ts'
import { signedIn } from '../test/cast.ts'
import { test } from '../test/page.tsx'
import { RolesTab } from './roles-tab.tsx'

const holder = (id: number, firstName: string, lowerRole: boolean) =>
  managedMember({ id, firstName, role: 'admin', can: { ...managedMember().can, lowerRole } })
const term = (memberId: number) => ({ id: memberId, office: 'Steward', memberId, from: '2020-01-01', until: null })

test('his role is offered to be lowered where it may be, and no other', async ({ wire, show }) => {
  wire.answer(members.manage, [holder(8, 'Samir', true), holder(9, 'Ezra', false)])
  wire.answer(offices.terms, [term(8), term(9)])
  wire.answer(people.list, [])
  show(<RolesTab />, { user: signedIn({ can: { manageOffices: true } }) })
  await press('Hand over Steward')
  await screen.findByLabelText(/^The term of Ezra Whitlock ends/)
  expect(screen.getAllByLabelText(/^Lower/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('Lower Samir Whitlock from Admin to Member'),
  ])
})
