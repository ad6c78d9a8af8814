// What a notification says, by its kind: who is near, who is coming and when, whose brother one is now.
import type { LineageNotification, MailTopic, Notification, TripNotification } from '@aerie/contract/notifications'
import * as z from 'zod/mini'

const Names = z.array(z.string())
const Ids = z.array(z.int())

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const
const MOMENT = new Intl.DateTimeFormat('en-US', DAY)
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { ...DAY, timeZone: 'UTC' })

/** Those of the brothers it is about who are named, each with the id of his profile. */
export function brothersOf({ nearbyMemberNames, nearbyMemberIds }: TripNotification) {
  const names = z.parse(Names, JSON.parse(nearbyMemberNames))
  const ids = z.parse(Ids, JSON.parse(nearbyMemberIds))
  return ids.map((id, at) => ({ id, name: names[at] ?? '' }))
}

/** What stands before their names: '2 brothers nearby', '1 brother coming Mar 5 – 9, 2027'. */
export function aboutBrothers({ kind, nearbyCount, startDate, endDate }: TripNotification): string {
  // They have moved since.
  if (nearbyCount === 0) return 'No brothers nearby any more'
  const brothers = nearbyCount === 1 ? '1 brother' : `${nearbyCount.toLocaleString('en-US')} brothers`
  if (kind === 'nearby') return `${brothers} nearby`
  const days = CALENDAR_DAY.formatRange(new Date(startDate), new Date(endDate))
  return kind === 'coming' ? `${brothers} coming ${days}` : `${brothers} crossing your path ${days}`
}

/** 'Mar 5, 2027', where the reader is. */
export const createdOn = ({ createdAt }: Notification) => MOMENT.format(new Date(createdAt))

/** What stands in the section of trips; the others are of the brotherhood. */
export const isOfTrip = (notification: Notification): notification is TripNotification => 'tripTitle' in notification

/** The entry's title, and what stands before and after the brother's name. */
export function aboutTie({ kind, isHisDoing }: LineageNotification) {
  if (kind === 'little_brother') return { title: 'Big brother', before: 'You are ', after: '’s little brother now' }
  const title = 'Little brother'
  return isHisDoing
    ? { title, before: 'You are ', after: '’s big brother now' }
    : { title, before: '', after: ' is your little brother now' }
}

/** What the mails of a topic tell. */
export const MAIL_TELLS: Record<MailTopic, string> = {
  nearby: 'Brothers near your destinations',
  coming: 'A brother coming to where you live',
  crossing: 'A brother travelling where you travel',
  lineage: 'A new big or little brother of yours',
}
