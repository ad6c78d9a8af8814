// One brother of the demo brotherhood, in the shape the database keeps him.

import type { LineageColor } from '@aerie/contract/lineage'
import type { LineFieldName } from '@aerie/contract/member-fields'
import type { Interest, Kid, WorkEntry } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import type * as z from 'zod/mini'

export interface DemoBrother extends Partial<Record<LineFieldName, string | null>> {
  /** His name in the cast; null for a generated brother. */
  key: string | null
  firstName: string
  middleName: string | null
  lastName: string
  familiar: string | null
  email: string | null
  phone: string | null
  linkedinUrl: string | null
  instagramUrl: string | null
  snapchatUrl: string | null
  facebookUrl: string | null
  tiktokUrl: string | null
  linkedinVerified: boolean
  position: string | null
  company: string | null
  workStart: string | null
  workEnd: string | null
  companyTags: readonly string[]
  offices: readonly string[]
  /** The year of graduation. */
  class: number | null
  pledgeClass: number
  birthday: string | null
  partner: string | null
  partnerKind: string | null
  kids: readonly Readonly<z.infer<typeof Kid>>[]
  /** The position of his big brother in the list of the whole brotherhood. */
  bigBrother: number | null
  lineageColor: LineageColor | null
  /** City and country, as cards show them. */
  location: string | null
  city: string | null
  country: string | null
  bio: string | null
  quote: string | null
  /** Base name of a file in `portraits/`, without its ending. */
  portrait: string | null
  interests: readonly Readonly<z.infer<typeof Interest>>[]
  workHistory: readonly Readonly<z.infer<typeof WorkEntry>>[]
  role: Role
  isActive: boolean
  cohort: string | null
  signIn: 'password' | 'invited' | 'none'
}

/** A brother before the lines are drawn: big brothers are positions in the finished list. */
export type WithoutLineage = Omit<DemoBrother, 'bigBrother'>

/** The fields of a brother who has filled in nothing. */
export const unset = {
  middleName: null,
  familiar: null,
  phone: null,
  linkedinUrl: null,
  instagramUrl: null,
  snapchatUrl: null,
  facebookUrl: null,
  tiktokUrl: null,
  linkedinVerified: false,
  position: null,
  company: null,
  workStart: null,
  workEnd: null,
  companyTags: [],
  offices: [],
  birthday: null,
  partner: null,
  partnerKind: null,
  kids: [],
  lineageColor: null,
  bio: null,
  quote: null,
  portrait: null,
  interests: [],
  workHistory: [],
  role: 'member',
  isActive: true,
  signIn: 'password',
} as const
