// A brother as lists get him, for tests.
import type { MemberSummary } from '@aerie/contract/people'

const BROTHER: MemberSummary = {
  id: 7,
  firstName: 'Aurelius',
  lastName: 'Whitlock',
  familiar: null,
  email: 'aurelius.whitlock@example.org',
  currentPosition: null,
  currentCompany: null,
  location: null,
  country: null,
  class: null,
  pledgeClass: null,
  roles: [],
  role: 'member',
  isActive: true,
  linkedinVerified: false,
  profileImageUrl: null,
  profileImageHash: null,
}

export const memberSummary = (differences: Partial<MemberSummary>): MemberSummary => ({ ...BROTHER, ...differences })
