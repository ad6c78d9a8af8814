// The activity items that a save adds to the feed and withdraws from it.
import type { ActivityType } from '@aerie/contract/feed'
import { noteActivity, withdrawActivity } from '#features/feed/service.ts'
import { privacyOf } from '#features/people/privacy.ts'
import type { Context } from '#platform/context.ts'
import { activityNotes } from './activity-notes.ts'
import type { UpdatedRow } from './data.ts'

export async function updateFeed(tx: Context, before: UpdatedRow, after: UpdatedRow) {
  const record = { type: 'member', id: after.id }
  const withdrawn = withdrawnTypes(before, after)
  if (withdrawn.length > 0) await withdrawActivity(tx, record, withdrawn)
  const notes = activityNotes(before, after)
  if (notes.length > 0) await noteActivity(tx, after.id, record, notes)
}

const ALL: ActivityType[] = ['location', 'family', 'work', 'other']

/** Earlier items may hold what fewer may see now. */
function withdrawnTypes(before: UpdatedRow, after: UpdatedRow): ActivityType[] {
  if (before.shares_activity && !after.shares_activity) return ALL
  const [was, is] = [privacyOf(before), privacyOf(after)]
  const closed = (field: 'city' | 'family' | 'children') => was[field] === 'brothers' && is[field] !== 'brothers'
  return [
    ...(closed('city') ? (['location'] as const) : []),
    ...(closed('family') || closed('children') ? (['family'] as const) : []),
  ]
}
