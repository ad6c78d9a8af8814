// Under which headings what was found stands, and what it is called when it is counted.
import type { SearchGroup, SearchHit } from '@aerie/contract/search'
import type { SearchKind } from '@aerie/contract/search-values'
import { counted } from '@aerie/text/plurals'

interface Section {
  label: string
  kinds: readonly SearchKind[]
  one: string
  many?: string
}

const SECTIONS: readonly Section[] = [
  { label: 'Brothers', kinds: ['brother'], one: 'brother' },
  { label: 'Photos', kinds: ['photo'], one: 'photo' },
  { label: 'Albums', kinds: ['album', 'tag'], one: 'album or tag', many: 'albums and tags' },
  { label: 'Documents', kinds: ['document'], one: 'document' },
  { label: 'News', kinds: ['news'], one: 'piece of news', many: 'pieces of news' },
  { label: 'Feed', kinds: ['activity'], one: 'entry of the feed', many: 'entries of the feed' },
  { label: 'Votes', kinds: ['poll', 'election'], one: 'vote' },
  { label: 'Trips', kinds: ['trip'], one: 'trip' },
  { label: 'Gatherings', kinds: ['gathering'], one: 'gathering' },
  { label: 'Places', kinds: ['place'], one: 'place' },
  { label: 'Offices', kinds: ['office'], one: 'office' },
]

/** One thing that was found, with its kind. */
export type Hit = { [Kind in SearchKind]: { kind: Kind; of: SearchHit<Kind> } }[SearchKind]

export interface FoundSection {
  section: Section
  /** How many there are, of which `hits` are the best. */
  total: number
  hits: Hit[]
}

/** In the order in which the server has sent them. */
export function sectionsOf(groups: readonly SearchGroup[]): FoundSection[] {
  const found = new Map<Section, FoundSection>()
  for (const group of groups) {
    const section = SECTIONS.find(({ kinds }) => kinds.includes(group.kind))
    if (!section) continue
    const { total, hits } = found.get(section) ?? { total: 0, hits: [] }
    const more = group.hits.map((of) => ({ kind: group.kind, of }) as Hit)
    found.set(section, { section, total: total + group.total, hits: [...hits, ...more] })
  }
  return [...found.values()]
}

/** The section that these kinds are, none where they are another choice. */
export const sectionOf = (kinds: readonly SearchKind[]) =>
  SECTIONS.find((section) => kinds.length > 0 && String(section.kinds) === String(kinds))

/** '8 brothers'. */
export const countedIn = ({ section: { one, many }, total }: Pick<FoundSection, 'section' | 'total'>) =>
  counted(total, one, many)
