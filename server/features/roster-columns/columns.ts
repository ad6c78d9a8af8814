// Which column holds which field: of other people's files by what they call them, of our own export by heart.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { comparable } from '@aerie/roster-reading/cells/cell-text'
import { isForNotes, standingField } from '@aerie/roster-reading/standing/standing-columns'
import { cleanLine } from '@aerie/text/clean-text'
import {
  CLASS_OF_SOME_KIND,
  CLASS_OF_YEAR,
  type Field,
  HELD_BY_SEVERAL,
  ROSTER_FIELDS,
  type RosterField,
  SYNONYMS,
} from './column-names.ts'

/**
 * The columns of a file: what each was read as, or null where it is left aside; and the field it stands in for in rows
 * where the column of that is empty.
 */
export type ColumnList = { header: string; field: string | null; standsIn: string | null }[]

export interface Columns {
  list: ColumnList
  /** Where the cells of a field stand. */
  places: ReadonlyMap<Field, number[]>
  /** Columns that are left aside, but may hold a note on whether he is still one of us. */
  notes: readonly number[]
  /** Where several columns would do for one field: all of them, the one that holds it first. */
  rivals: ReadonlyMap<Field, number[]>
  /** Our own export, whose cells mean exactly what they say. */
  isOurs: boolean
}

const OURS: RosterField[] = ['firstName', 'lastName', 'pledgeClass', 'class', 'companyTags', 'littleBrothers']

/** One way to reach a man is as good as another. */
const STAND_IN: readonly Field[] = ['email', 'phone']

/**
 * Where several columns would do for a field, the one that was chosen for it holds it, else the one named best, the
 * leftmost of equals.
 */
export function mapColumns(header: string[], chosen: ReadonlyMap<string, number> = new Map()): Columns {
  const headers = header.map(cleanLine)
  const rank = ranking(headers)
  const best = new Map<Field, { rank: number; at: number }>()
  const ranked = headers.map((name, at) => {
    const found = rank(name)
    return found && chosen.get(found.field) === at ? { ...found, rank: -1 } : found
  })
  for (const [at, found] of ranked.entries()) {
    if (found && found.rank < (best.get(found.field)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(found.field, { ...found, at })
  }
  const list = headers.map((name, at) => {
    const field = ranked[at]?.field
    const isTaken = field && (HELD_BY_SEVERAL.has(field) || best.get(field)?.at === at)
    const standsIn = field && !isTaken && STAND_IN.includes(field) ? field : null
    return { header: name, field: isTaken ? field : null, standsIn }
  })
  const places = new Map<Field, number[]>()
  for (const [at, { field }] of list.entries()) if (field) places.set(field, [...(places.get(field) ?? []), at])
  const notes = list.flatMap(({ header, field }, at) => (field === null && isForNotes(header) ? [at] : []))
  return { list, places, notes, rivals: rivalsOf(ranked, places), isOurs: isOwnExport(headers) }
}

function rivalsOf(ranked: ({ field: Field; rank: number } | undefined)[], places: ReadonlyMap<Field, number[]>) {
  const rivals = new Map<Field, number[]>()
  for (const [field, held] of places) {
    const others = ranked.flatMap((found, at) =>
      found?.field === field && !held.includes(at) ? [{ ...found, at }] : [],
    )
    if (others.length === 0) continue
    const inOrder = others.sort((one, two) => one.rank - two.rank || one.at - two.at).map(({ at }) => at)
    rivals.set(field, [...held, ...inOrder])
  }
  return rivals
}

/** Whether a header is that of our own export. */
export const isOwnExport = (headers: string[]) => OURS.every((field) => headers.includes(field))

/** Whether these columns can tell who a brother is. */
export const haveNames = ({ places }: Pick<Columns, 'places'>) =>
  places.has('name') || (places.has('firstName') && places.has('lastName'))

/** How well a header names a field: 0 for the field's own name, then by its place among the synonyms. */
function ranking(headers: string[]) {
  const keys = headers.map(comparable)
  const saysPledgeClass = keys.some((key) => SYNONYM_RANKS.get(key)?.field === 'pledgeClass')
  return (name: string): { field: Field; rank: number } | undefined => {
    const own = ROSTER_FIELDS.find((field) => field === name)
    if (own && (own !== 'class' || saysPledgeClass)) return { field: own, rank: 0 }
    const key = comparable(name)
    const vague = CLASS_KEYS.indexOf(key)
    if (vague < 0) return SYNONYM_RANKS.get(key) ?? standingRank(name)
    const isOutdone = saysPledgeClass || CLASS_KEYS.slice(0, vague).some((better) => keys.includes(better))
    return { field: isOutdone ? 'class' : 'pledgeClass', rank: VAGUE + vague }
  }
}

function standingRank(name: string) {
  const field = standingField(name)
  return field && { field, rank: VAGUE }
}

/** Ranks behind every synonym. */
const VAGUE = 100

const keysOf = (names: string) => names.split(',').map(comparable)

const CLASS_KEYS = keysOf(CLASS_OF_SOME_KIND)

const labels = Object.fromEntries(ROSTER_FIELDS.map((field) => [field, MEMBER_FIELDS[field].label]))

const SYNONYM_RANKS = new Map(
  Object.entries({ ...labels, ...SYNONYMS, class: CLASS_OF_YEAR }).flatMap(([field, names]) =>
    [field, ...names.split(',')].map(
      (name, at) => [comparable(name), { field: field as Field, rank: at + 1 }] as const,
    ),
  ),
)
