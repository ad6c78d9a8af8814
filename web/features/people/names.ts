// How a brother is called, and what he does in a line.
import type { MemberSummary } from '@aerie/contract/people'
import { fullName } from '@aerie/contract/person'

type Named = Pick<MemberSummary, 'firstName' | 'lastName' | 'familiar'>
type Employed = Pick<MemberSummary, 'currentPosition' | 'currentCompany'>

/** The familiar name stands in place of the first. */
export const displayName = ({ firstName, lastName, familiar }: Named) =>
  fullName({ firstName: familiar || firstName, lastName })

/** 'Bookbinder at De Witt Bindery', or the half of it that is known; undefined when neither is. */
export const jobLine = ({ currentPosition, currentCompany }: Employed) =>
  [currentPosition, currentCompany].filter(Boolean).join(' at ') || undefined
