// What the Add Member form starts from.
import type { NewMember } from '@aerie/contract/member-changes'
import type * as z from 'zod/mini'

export type NewMemberInput = z.input<typeof NewMember>
export type NewMemberOutput = z.output<typeof NewMember>

export const EMPTY_MEMBER: NewMemberInput = {
  firstName: '',
  lastName: '',
  email: '',
  class: null,
  role: 'member',
  title: '',
  company: '',
  location: '',
  country: '',
  cohort: '',
  sendInvitation: false,
}
