// What letters say of notifications.
import type { Told } from './data.ts'

export interface Near {
  count: number
  /** The first of them. */
  members: { firstName: string; lastName: string }[]
}

interface Note {
  kind: Told['kind']
  subject: string
  paragraph: string
}

/** `near` is who lives at the destination, where that is what he is told; null when nobody does by now. */
export function noteOf(told: Told, near: Near | null): Note | null {
  const { kind, location, traveller } = told
  const trip = `“${told.trip_title}”, ${daysOf(told)}`
  if (kind === 'coming')
    return {
      kind,
      subject: `${traveller} is coming to ${location}`,
      paragraph: `${traveller} is coming to ${location}, near you: ${trip}.`,
    }
  if (kind === 'crossing')
    return {
      kind,
      subject: `You and ${traveller} will both be near ${location}`,
      paragraph: `${traveller} will be in ${location} when you are near: ${trip}.`,
    }
  if (!near || near.count === 0) return null
  const subject = `${near.count} ${near.count === 1 ? 'brother lives' : 'brothers live'} near ${location}`
  return { kind, subject, paragraph: `${subject}, where you are going (${trip}): ${namesOf(near)}.` }
}

/** More are counted. */
const MOST = 20

/** What a letter is called, and what stands in it. */
export function together(notes: Note[]) {
  const [first, ...others] = notes
  const more = notes.length - MOST
  return {
    subject: first && others.length === 0 ? first.subject : `${notes.length} notes from the Wingspan`,
    paragraphs: [
      ...notes.slice(0, MOST).map(({ paragraph }) => paragraph),
      ...(more > 0 ? [`And ${more} more, which you find among your notifications.`] : []),
    ],
  }
}

function namesOf({ count, members }: Near) {
  const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const others = count - names.length
  return LIST.format(others > 0 ? [...names, others === 1 ? 'one other' : `${others} others`] : names)
}

const LIST = new Intl.ListFormat('en-GB')
const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Days without a time zone, as in `12–15 January 2027`. */
const daysOf = ({ start_date, end_date }: Told) => DAYS.formatRange(new Date(start_date), new Date(end_date))
