// The rows of the palette under their headings: what this browser knows at once, then what the server has found.
import type { SearchHit } from '@aerie/contract/search'
import { plain, wordsOf } from '@aerie/text/search-form'
import { type Finding, rowOf } from '#features/search/hit-rows.ts'
import type { Row } from '#features/search/row.ts'
import { countedIn, type FoundSection, type Hit } from '#features/search/sections.ts'
import { soughtHref } from '#features/search/sought.ts'
import type { Action } from '#features/session/action.ts'

export interface PaletteRow extends Row {
  /** What is done there, where it is not only an address. */
  action?: Action
  /** The city that the action is about. */
  place?: string
}

export interface PaletteGroup {
  label: string
  rows: PaletteRow[]
  /** Pictures beside each other. */
  isLine?: boolean
}

const MOST_AT_ONCE = 3
const MOST_UNASKED = 6

/** Before a word is typed. */
export const restingGroups = (actions: readonly Action[], recent: readonly Row[]): PaletteGroup[] =>
  filled([
    { label: 'Lately', rows: recent.map(asLately) },
    { label: 'Do', rows: actions.slice(0, MOST_UNASKED).map((action) => actionRow(action)) },
  ])

/** What needs no answer: it stands above whatever comes, so that nothing moves. */
export function groupsAtOnce(typed: string, actions: readonly Action[], recent: readonly Row[]): PaletteGroup[] {
  const sought = wordsOf(typed)
  const begins = (text: string) => sought.every((word) => ` ${plain(text)}`.includes(` ${word}`))
  return filled([
    { label: 'Lately', rows: recent.filter(({ title }) => begins(title)).map(asLately) },
    {
      label: 'Do',
      rows: actions.filter(({ label, words = '' }) => begins(`${label} ${words}`)).map((action) => actionRow(action)),
    },
  ]).map(({ label, rows }) => ({ label, rows: rows.slice(0, MOST_AT_ONCE) }))
}

/** What the server has found, and what can be done at the first place among it. */
export function foundGroups(
  sections: readonly FoundSection[],
  finding: Finding,
  actionsAt: readonly PlaceAction[],
): PaletteGroup[] {
  const [place] = sections.flatMap(({ hits }) => hits.flatMap((hit) => (hit.kind === 'place' ? [hit.of] : [])))
  const found = sections.map((one) => ({
    label: one.section.label,
    rows: [...one.hits.map((hit: Hit) => rowOf(hit, finding)), ...rowOfAll(one, finding.q)],
    isLine: one.section.kinds[0] === 'photo',
  }))
  const there = place ? actionsAt.map(({ make, ...rest }) => placeActionRow({ ...rest, ...make(place) }, place)) : []
  return filled([...found, { label: 'Do', rows: there }])
}

/** An action that is about a city, made for the one that was found. */
export interface PlaceAction {
  icon: Action['icon']
  make: (place: SearchHit<'place'>) => Pick<Action, 'label' | 'at'>
}

/** Where the page with all of them has more. */
function rowOfAll(found: FoundSection, q: string): PaletteRow[] {
  if (found.total <= found.hits.length) return []
  const { kinds, label } = found.section
  return [
    { key: `all-${label}`, href: soughtHref(q, kinds), picture: { sign: 'more' }, title: `All ${countedIn(found)}` },
  ]
}

const asLately = (row: Row): PaletteRow => ({ ...row, key: `lately-${row.key}` })

const actionRow = (action: Action): PaletteRow => ({
  key: `do-${action.label}`,
  picture: { icon: action.icon },
  title: action.label,
  ...(typeof action.at === 'string' ? { href: action.at } : { action }),
})

const placeActionRow = (action: Action, { name, country }: SearchHit<'place'>): PaletteRow => ({
  ...actionRow(action),
  place: `${name}, ${country}`,
})

const filled = (groups: PaletteGroup[]) => groups.filter(({ rows }) => rows.length > 0)
