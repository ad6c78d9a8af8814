// What a brother does, in a line.
import type { MemberSummary } from '@aerie/contract/people'

type Employed = Pick<MemberSummary, 'currentPosition' | 'currentCompany'>

/** 'Bookbinder at De Witt Bindery', or the half of it that is known; undefined when neither is. */
export const jobLine = ({ currentPosition, currentCompany }: Employed) =>
  [currentPosition, currentCompany].filter(Boolean).join(' at ') || undefined
