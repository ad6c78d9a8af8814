// Whether a brother is active: what all the columns about it say together, and what was noted of him elsewhere.
import { saysNothing } from '@aerie/text/says-nothing'
import { comparable, quoted } from '../cells/cell-text.ts'
import type { Remark } from '../cells/remark.ts'
import { spelled } from './spelled.ts'
import { isOneOfUs, noteOfState, type PersonState, saysNo, stateIn } from './standing-words.ts'

/** What a cell holds, under what its column is called. */
export interface StatusCell {
  header: string
  text: string
}

export interface StandingCells {
  /** In words, or yes and no. */
  statuses: StatusCell[]
  /** Whether, or when, he died; he left; he asked not to be written to; he asked not to be called. */
  died: StatusCell[]
  left: StatusCell[]
  unmailed: StatusCell[]
  uncalled: StatusCell[]
  /** Whether he wants to be written to. */
  mailWishes: StatusCell[]
  /** Notes, labels and columns without a name, which may say it too. */
  notes: StatusCell[]
}

export interface RosterStanding {
  isActive: boolean
  /** As it is written, where neither the words nor the officer's answers say what it means. */
  unknownStatus: string | null
  /** What says that he is dead, as it is written; null where nothing does. */
  died: string | null
}

/**
 * Any column that says he is gone outweighs all that say he is not; each reason is remarked upon once. `answers` say of
 * the statuses that nobody knows, by what is comparable of them, whether they mean active.
 */
export function readStanding(
  cells: StandingCells,
  answers: ReadonlyMap<string, boolean>,
  remark: Remark,
): RosterStanding {
  const reasons = new Map<PersonState, StatusCell>()
  const note = (state: PersonState | null, written: StatusCell) => {
    if (state && !reasons.has(state)) reasons.set(state, written)
  }
  for (const written of cells.died) if (isAffirmed(written.text)) note('dead', written)
  for (const written of cells.left) if (isAffirmed(written.text)) note('left', written)
  for (const written of cells.unmailed) if (isAffirmed(written.text)) note('unmailed', written)
  for (const written of cells.mailWishes)
    if (isDeclined(written.text)) note(stateIn(written.text) ?? 'unmailed', written)
  for (const { header, text } of cells.notes) {
    const noted = noteOfState(text)
    if (noted) note(noted.state, { header, text: noted.note })
  }
  for (const written of reasons.values()) remark(`${asWritten(written)} stands in his row; he was taken as inactive.`)
  for (const written of cells.uncalled.filter(({ text }) => isAffirmed(text)).slice(0, 1))
    remark(`${asWritten(written)} stands in his row; brothers will see his number all the same.`)
  const said = cells.statuses.map((written) => readStatus(written, answers, reasons, remark))
  const isActive = reasons.size === 0 && !said.some(({ isActive }) => isActive === false)
  const unknown = said.find(({ unknownStatus }) => unknownStatus !== null)?.unknownStatus ?? null
  const dead = reasons.get('dead') ?? cells.statuses.find(({ text }) => stateIn(text) === 'dead')
  const died = isActive || !dead ? null : plainly(dead)
  if (!isActive || unknown === null) return { isActive, unknownStatus: null, died }
  remark(`The status ${quoted(unknown)} is not known; he was taken as active, and is not among those invited.`)
  return { isActive, unknownStatus: unknown, died }
}

const plainly = ({ header, text }: StatusCell) => (header ? `${header}: ${text}` : text)
const asWritten = (cell: StatusCell) => quoted(plainly(cell))

const PLAIN_WORD = /^(?:active|inactive|true|false|yes|no|y|n|0|1|x|current|(?:active |current )?(?:member|brother))$/i
const PLAIN_COLUMN = /status|active|standing/

interface StatusReading {
  /** Null where it says nothing. */
  isActive: boolean | null
  unknownStatus: string | null
}

function readStatus(
  written: StatusCell,
  answers: ReadonlyMap<string, boolean>,
  known: Map<PersonState, StatusCell>,
  remark: Remark,
): StatusReading {
  const { header, text } = written
  if (/^(?:active|true)$/i.test(text)) return { isActive: true, unknownStatus: null }
  const state = stateIn(text)
  if (!state && !saysNo(text) && (isUnsaid(text) || /^[^\p{L}1-9]+$/u.test(text)))
    return { isActive: null, unknownStatus: null }
  const isActive = state ? false : isOneOfUs(text)
  if (isActive === null) {
    const answer = answers.get(comparable(text))
    return answer === undefined ? { isActive: true, unknownStatus: text } : { isActive: answer, unknownStatus: null }
  }
  if (saysNo(text) && !PLAIN_COLUMN.test(comparable(header))) {
    remark(`${asWritten(written)} stands in his row; he was taken as inactive.`)
  } else if (!PLAIN_WORD.test(text) && !(state && known.has(state))) {
    remark(`${quoted(text)} was taken as ${isActive ? 'active' : 'inactive'}.`)
  }
  return { isActive, unknownStatus: null }
}

/** Who is “pending” is of a state that has to be asked about. */
const isUnsaid = (text: string) => saysNothing(text) && !/pending|missing|unavailable/i.test(text)

const LIVES = /^(?:living|alive|lives|lebt|vivant|vivo|active|current|off|unchecked|f)$/
const DENIES = /^(?:no|not|never|nein|nicht|non|nao|kein|keine)$/
/** Dates by which spreadsheets and databases say that there is none. */
const NO_DATE =
  /^(?:1970-01-01|1900-01-0[01]|1899-12-3[01]|0001-01-01|1\/[01]\/(?:19)?00|0?[01]\.0?1\.1900)(?:[ T][\d:.]{1,16}Z?)?$/

/** Whether a cell of a column that asks “is it so?” or “when?” says that it is: by any word or date that denies nothing. */
function isAffirmed(text: string) {
  if (saysNothing(text) || saysNo(text) || NO_DATE.test(text)) return false
  if (!/[\p{L}1-9†✝✞✟☨✓✔☑☒]/u.test(text)) return false
  const [first = '', second] = spelled(text)
  if (DENIES.test(first)) return second === 'longer'
  return second !== undefined || !LIVES.test(first)
}

const DECLINED =
  /^(?:off|disabled|cleaned|blocked|revoked|withdrawn|refused|denied|declined|unsubscribed?|optedout|optout|f)$/

/** Whether a cell of a column that asks whether he wants to be written to says that he does not. */
function isDeclined(text: string) {
  if (saysNothing(text) || NO_DATE.test(text)) return false
  const words = spelled(text)
  return (
    saysNo(text) || DENIES.test(words[0] ?? '') || words.some((word) => DECLINED.test(word)) || stateIn(text) !== null
  )
}
