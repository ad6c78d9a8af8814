// How terms are written.
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { longDay } from '@aerie/text/dates'

export function nameOf({ memberId }: OfficeTerm, brothers: ReadonlyMap<number, MemberSummary>) {
  const brother = memberId === null ? undefined : brothers.get(memberId)
  return brother ? displayName(brother) : 'A former brother'
}

export function spanOf({ from, until }: Pick<OfficeTerm, 'from' | 'until'>) {
  if (from === null && until === null) return 'Start unknown'
  if (until === null) return `Since ${longDay(from ?? '')}`
  return from === null ? `Until ${longDay(until)}` : `${longDay(from)} to ${longDay(until)}`
}
