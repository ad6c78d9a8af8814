// The words of a weekly digest: the news, the trips near its reader, and what waits for him.
import { plural } from '@aerie/text/plurals'
import type { Email, Section } from '#platform/mail/email.ts'

/** More are counted. */
const MOST = 10
const TRIP_TOPICS = new Set(['nearby', 'coming', 'crossing'])

export interface DigestNews {
  id: number
  title: string
  excerpt: string
}

/** What one member's notifications say. */
export interface DigestNotes {
  notes: { topic: string; paragraph: string }[]
  /** How many he has not read besides. */
  others: number
}

type DigestText = Pick<Email, 'subject' | 'paragraphs' | 'sections' | 'action'>

/** Null where there is nothing to tell. */
export function writeDigest(news: DigestNews[], { notes, others }: DigestNotes, url: string): DigestText | null {
  const trips = notes.filter(({ topic }) => TRIP_TOPICS.has(topic))
  const waiting = notes.filter(({ topic }) => !TRIP_TOPICS.has(topic))
  const counts = [
    ...(news.length > 0 ? [`${news.length} news`] : []),
    ...(trips.length > 0 ? [`${trips.length} ${plural(trips.length, 'trip')} near you`] : []),
    ...(waiting.length > 0 ? [`${waiting.length} ${plural(waiting.length, 'note')} for you`] : []),
  ]
  if (counts.length === 0) return null
  return {
    subject: `This week: ${counts.join(', ')}`,
    paragraphs: ['This is what has happened since the last mail of this kind.'],
    sections: [
      { title: 'News', entries: cut(news.map((item) => newsEntry(item, url))) },
      { title: 'Trips near you', entries: cut(trips.map(({ paragraph }) => ({ text: paragraph }))) },
      {
        title: 'Waiting for you',
        entries: [...cut(waiting.map(({ paragraph }) => ({ text: paragraph }))), ...rest(others)],
      },
    ].filter(({ entries }) => entries.length > 0),
    action: { label: 'Open the feed', url: `${url}/feed` },
  }
}

const newsEntry = ({ id, title, excerpt }: DigestNews, url: string) => ({
  title,
  text: excerpt,
  url: `${url}/news/${id}`,
})

function cut(entries: Section['entries']): Section['entries'] {
  const more = entries.length - MOST
  return more > 0 ? [...entries.slice(0, MOST), { text: `And ${more} more.` }] : entries
}

const rest = (others: number) =>
  others > 0 ? [{ text: `The bell has ${others} more ${plural(others, 'note')} that you have not read.` }] : []
