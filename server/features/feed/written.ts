// Entries of the feed as they are sent: checked and written once for all, with what is the reader's own put in for each.
import { ActivityItem, Emoji, FeedEntry } from '@aerie/contract/feed'
import { SerializedJson } from '#platform/http/serialized-json.ts'

/** JSON in two parts, between which the reader's own reactions stand. */
export interface Written {
  before: string
  after: string
  /** Whose each reaction is; null where nobody reacts. */
  reactions: Map<Emoji, Set<number>> | null
}

const OWN_BEGINS = '"myReactions":['

/** `item` is as whoever has not reacted sees it. */
export function writeItem(item: ActivityItem, reactions: Map<Emoji, Set<number>>): Written {
  const json = JSON.stringify(ActivityItem.parse(item))
  if (!json.endsWith(`${OWN_BEGINS}]}`)) throw new Error('Own reactions do not stand last in an item')
  return { before: json.slice(0, -2), after: ']}', reactions }
}

export const writeAsEntry = (at: string, { before, after, reactions }: Written): Written => ({
  before: `{"kind":"activity","at":${JSON.stringify(at)},"activity":${before}`,
  after: `${after}}`,
  reactions,
})

export const writeNews = (entry: FeedEntry): Written => ({
  before: JSON.stringify(FeedEntry.parse(entry)),
  after: '',
  reactions: null,
})

const QUOTED = new Map(Emoji.options.map((emoji) => [emoji, JSON.stringify(emoji)]))

/** The list as one member sees it. */
export function sendWritten(list: readonly Written[], memberId: number) {
  const entries = list.map(({ before, after, reactions }) => before + ownOf(reactions, memberId) + after)
  return new SerializedJson(`[${entries.join()}]`)
}

function ownOf(reactions: Written['reactions'], memberId: number) {
  if (!reactions || reactions.size === 0) return ''
  const own: string[] = []
  for (const [emoji, members] of reactions) if (members.has(memberId)) own.push(QUOTED.get(emoji) ?? '')
  return own.join()
}
