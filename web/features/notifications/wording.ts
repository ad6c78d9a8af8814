// What a notification says: who is near, or who is coming and when.
import type { Notification, NotificationKind } from '@aerie/contract/notifications'
import * as z from 'zod/mini'

const Names = z.array(z.string())
const Ids = z.array(z.int())

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const
const MOMENT = new Intl.DateTimeFormat('en-US', DAY)
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { ...DAY, timeZone: 'UTC' })

/** Those of the brothers it is about who are named, each with the id of his profile. */
export function brothersOf({ nearbyMemberNames, nearbyMemberIds }: Notification) {
  const names = z.parse(Names, JSON.parse(nearbyMemberNames))
  const ids = z.parse(Ids, JSON.parse(nearbyMemberIds))
  return ids.map((id, at) => ({ id, name: names[at] ?? '' }))
}

/** What stands before their names: '2 brothers nearby', '1 brother coming Mar 5 – 9, 2027'. */
export function aboutBrothers({ kind, nearbyCount, startDate, endDate }: Notification): string {
  // They have moved since.
  if (nearbyCount === 0) return 'No brothers nearby any more'
  const brothers = nearbyCount === 1 ? '1 brother' : `${nearbyCount.toLocaleString('en-US')} brothers`
  if (kind === 'nearby') return `${brothers} nearby`
  const days = CALENDAR_DAY.formatRange(new Date(startDate), new Date(endDate))
  return kind === 'coming' ? `${brothers} coming ${days}` : `${brothers} crossing your path ${days}`
}

/** 'Mar 5, 2027', where the reader is. */
export const createdOn = ({ createdAt }: Notification) => MOMENT.format(new Date(createdAt))

/** What the mails of a kind tell. */
export const MAIL_TELLS: Record<NotificationKind, string> = {
  nearby: 'Brothers near your destinations',
  coming: 'A brother coming to where you live',
  crossing: 'A brother travelling where you travel',
}
