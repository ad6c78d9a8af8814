// Trips of the cast in the weeks around the first start, shared as brothers share them: with news and notifications.
import { createTrip, updateTrip } from '#features/trips/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import type { CastKey } from './cast.ts'

interface Journey {
  who: CastKey
  title: string
  locations: string[]
  /** Days from today; `from` lies in the past for one that is under way. */
  from: number
  until: number
  isShared: boolean
}

/** In the order in which they are shared: what the member who is offered for a look around reads first comes last. */
export const journeys: readonly Journey[] = [
  { who: 'anders', title: 'Winter swim', locations: ['Oslo, Norway'], from: 9, until: 12, isShared: true },
  {
    who: 'soren',
    title: 'Above the Arctic Circle',
    locations: ['Tromsø, Norway', 'Longyearbyen'],
    from: 19,
    until: 27,
    isShared: true,
  },
  {
    who: 'lachlan',
    title: 'New Year across the date line',
    locations: ['Suva, Fiji', 'Apia, Samoa'],
    from: 36,
    until: 47,
    isShared: true,
  },
  {
    who: 'julian',
    title: 'Founders’ dinner',
    locations: ['Philadelphia, United States', 'New York City'],
    from: 12,
    until: 16,
    isShared: true,
  },
  {
    who: 'kenji',
    title: 'Owls of the low countries',
    locations: ['Amsterdam', 'Utrecht'],
    from: -2,
    until: 6,
    isShared: true,
  },
  {
    who: 'rook',
    title: 'Northern lights',
    locations: ['Oslo, Norway', 'Tromsø, Norway'],
    from: 20,
    until: 26,
    isShared: true,
  },
  { who: 'rook', title: 'A quiet week', locations: ['Évora, Portugal'], from: 48, until: 54, isShared: false },
  {
    who: 'rook',
    title: 'House reunion',
    locations: ['Philadelphia, United States'],
    from: -3,
    until: 2,
    isShared: true,
  },
  {
    who: 'arjun',
    title: 'Numbers by day, fado by night',
    locations: ['Lisbon, Portugal'],
    from: 5,
    until: 9,
    isShared: true,
  },
  {
    who: 'mateo',
    title: 'Tiles, trams and one last cut',
    locations: ['Lisbon, Portugal', 'Porto, Portugal'],
    from: 15,
    until: 21,
    isShared: true,
  },
]

const DAY_MS = 86_400_000

/** In the transaction that brings the brothers in. */
export async function bringJourneys(tx: Context, idOf: (who: CastKey) => number) {
  const today = tx.now()
  const day = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  for (const { who, from, until, ...journey } of journeys) {
    const ctx: MemberContext = { ...tx, actor: { id: idOf(who), role: 'member', sessionId: '' } }
    // Days that have passed are refused in a new trip, and can be corrected afterwards.
    const { id } = await createTrip(ctx, { ...journey, startDate: day(Math.max(from, 0)), endDate: day(until) })
    if (from >= 0) continue
    await updateTrip(ctx, id, { startDate: day(from) })
    await tx.db
      .updateTable('notifications')
      .set({ read_at: today })
      .where('subject_type', '=', 'trip')
      .where('subject_id', '=', id)
      .execute()
  }
}
