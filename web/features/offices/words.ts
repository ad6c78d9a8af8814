// How terms are written.
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '#features/people/names.ts'
import { longDate } from '#lib/dates.ts'

export function nameOf({ memberId }: OfficeTerm, brothers: ReadonlyMap<number, MemberSummary>) {
  const brother = memberId === null ? undefined : brothers.get(memberId)
  return brother ? displayName(brother) : 'A former brother'
}

export function spanOf({ from, until }: OfficeTerm) {
  if (from === null && until === null) return 'Since when is not noted'
  if (until === null) return `Since ${longDate(from ?? '')}`
  return from === null ? `Until ${longDate(until)}` : `${longDate(from)} to ${longDate(until)}`
}
