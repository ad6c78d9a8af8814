// How far a pending invitation has come, in a word or two.

import type { PendingInvitation } from '@aerie/contract/invitations'
import { timeOf } from '@aerie/text/moments'

const DAY_MS = 86_400_000

const LABELS = {
  waiting: { label: 'On its way', tone: 'info' },
  sent: { label: 'Sent', tone: 'quiet' },
  not_delivered: { label: 'Not delivered', tone: 'danger' },
  run_out: { label: 'Expired', tone: 'quiet' },
} as const

/** `now` in milliseconds since 1970. */
export function stateLabel({ state, endsAt }: Pick<PendingInvitation, 'state' | 'endsAt'>, now: number) {
  if (state !== 'sent' || endsAt === null) return LABELS[state]
  const left = timeOf(endsAt) - now
  if (left <= 0) return LABELS.run_out
  if (left > 2 * DAY_MS) return LABELS.sent
  return { label: left > DAY_MS ? 'Ends tomorrow' : 'Ends today', tone: 'warning' } as const
}
