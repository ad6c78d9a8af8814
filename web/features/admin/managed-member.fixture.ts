// A member as Member Management gets him, for tests.
import type { ManagedMember } from '@aerie/contract/members'

const MEMBER: ManagedMember = {
  id: 7,
  firstName: 'Aurelius',
  lastName: 'Whitlock',
  familiar: null,
  email: 'aurelius.whitlock@example.org',
  currentPosition: null,
  currentCompany: null,
  location: null,
  country: null,
  class: 1,
  pledgeClass: null,
  roles: [],
  role: 'member',
  isActive: true,
  linkedinVerified: false,
  profileImageUrl: null,
  phone: null,
  access: 'password',
  can: { changeRole: false, resetPassword: false, invite: false, setActive: false, delete: false },
  roleLockedBecause: null,
}

export const managedMember = (differences: Partial<ManagedMember> = {}): ManagedMember => ({
  ...MEMBER,
  ...differences,
})
