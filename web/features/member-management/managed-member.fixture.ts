// A member as Member Management gets him, for tests.
import type { ManagedMember } from '@aerie/contract/members'
import { memberSummary } from '#features/people/member-summary.fixture.ts'

export const managedMember = (differences: Partial<ManagedMember> = {}): ManagedMember => ({
  ...memberSummary({ class: 1 }),
  phone: null,
  withheld: [],
  access: 'password',
  confirmedOn: null,
  leavesAt: null,
  passedWaits: false,
  can: {
    ...{ changeRole: false, lowerRole: false, raiseRole: false, resetPassword: false, invite: false },
    ...{ setActive: false, markPassed: false, delete: false },
  },
  roleLockedBecause: null,
  ...differences,
})
