// The words for why somebody is lost, and for what the one who may know him is to him.
import type { LostReason, Relation } from '@aerie/contract/lost'
import { longDate } from '@aerie/text/moments'

export const REASON_LABELS: Record<LostReason, string> = {
  returned: 'Mail comes back',
  unanswered: 'No answer to the invitation',
  away: 'No city, and not here for a year',
}

const SINCE: Record<LostReason, (day: string) => string> = {
  returned: (day) => `Mail comes back since ${day}`,
  unanswered: (day) => `No answer since ${day}`,
  away: (day) => `No city, not here since ${day}`,
}

export const reasonSince = (reason: LostReason, since: string) => SINCE[reason](longDate(since))

export const RELATION_LABELS: Record<Relation, string> = {
  big: 'his big brother',
  little: 'his little brother',
  photos: 'on photos with him',
  class: 'same class',
  line: 'same line',
  city: 'same city',
}
