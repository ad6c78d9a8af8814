// The words for why somebody is lost, and for what the one who may know him is to him.
import type { LostReason, Relation } from '@aerie/contract/lost'

export const REASON_LABELS: Record<LostReason, string> = {
  returned: 'Mail comes back',
  unanswered: 'No answer to the invitation',
  away: 'No city, and not here for a year',
}

/** Short enough for a narrow page. */
export const REASON_TAGS: Record<LostReason, string> = {
  returned: 'Mail comes back',
  unanswered: 'No answer',
  away: 'No city, no visit',
}

export const RELATION_LABELS: Record<Relation, string> = {
  big: 'his big brother',
  little: 'his little brother',
  photos: 'on photos with him',
  class: 'same class',
  line: 'same line',
  city: 'same city',
}
