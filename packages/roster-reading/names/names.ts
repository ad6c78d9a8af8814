// A brother's names: from the columns for them, or from one cell that holds them all.
import { quoted, shortened } from '../cells/cell-text.ts'
import type { Remark } from '../cells/remark.ts'
import { stateIn } from '../standing/standing-words.ts'
import { type Noted, withoutNotes } from './name-notes.ts'
import { inOrder, isParticle, isSuffix, isWrittenTogether, type Single } from './name-order.ts'
import { spaced, withoutTitles } from './titles.ts'

export interface TypedName {
  first: string | null
  middle: string | null
  last: string | null
  familiar: string | null
  suffix: string | null
  /** Of a column for courtesy titles, where the Dutch keep their “van der” too. */
  title: string | null
  full: string | null
}

interface Name {
  firstName: string
  middleName: string | null
  lastName: string
  familiar: string | null
}

interface ReadName {
  name: Name
  /** Whether a rank or a courtesy title stood before it, and was left aside. */
  hasTitle: boolean
  /** Whether a note beside it says that he is dead or has left. */
  isGone: boolean
  /** The note that says he is dead; null where none does. */
  died: string | null
}

type NameOrReason = ReadName | { reason: string }

const LONGEST_NAME = 120

const TWO_MEN = /[&/]|\s(?:and|und|\+)\s/i
/** “son of” and its like, and the “und” of one family. */
const OF_ONE_NAME = /(?<=^|\s)(?:(?:a\/[lp]|[sdbwh]\/o)\.?(?=\s|$)|von und zu(?=\s))/giu
const QUOTED_NICKNAME = /(?:^|\s)(?:["“”„«»]([^"“”„«»]+)["“”„«»]|['‘]([^'‘’]+)['’](?=\s|,|$))/u
const STRAY_QUOTES = /["“”„«»]/g

/** As it would be called out, for the list of what went wrong. */
export const calledName = ({ full, first, middle, last }: TypedName) =>
  (first && last ? null : full) ?? [first, middle, last].filter(Boolean).join(' ')

/** `canBeReached`: whether there is more of him in his row, so that a single name is a man's and not the rest of one. */
export function readName(written: TypedName, canBeReached: boolean, remark: Remark): NameOrReason {
  const typed = putTogether(written)
  const called = calledName(typed)
  if (called === '') return { reason: 'There is no name.' }
  if (!/\p{L}/u.test(called)) return { reason: `${quoted(called)} is not a name.` }
  const cells = cellsOf(typed)
  if (
    TWO_MEN.test(
      cells
        .map(({ rest }) => rest)
        .join(' ')
        .replace(OF_ONE_NAME, ' '),
    )
  )
    return { reason: twoMen(called) }
  const { name, titles } = cells.length > 1 ? inParts(cells, typed) : inOneCell(cells, typed, remark)
  if (name === null) return { reason: 'There is no name.' }
  if ('only' in name && !(canBeReached && mayBeWhole(name.only))) return { reason: onlyOne(called) }
  if ('only' in name) remark('He has one name; it stands as first and last name.')
  if (titles.length > 0) remark(`${quoted(titles.join(' '))} was left out of his name.`)
  else if (typed.title !== null) remark(`The title ${quoted(typed.title)} was left aside.`)
  // Where both names have columns, a third may hold the whole with a note.
  const whole =
    cells.length > 1 && typed.full !== null ? withoutNotes(typed.full).notes.filter(({ isGone }) => isGone) : []
  const notes = [...cells.flatMap((cell) => cell.notes), ...whole]
  for (const { text, isGone } of notes)
    remark(`${quoted(text)} was left out of his name${isGone ? '; he was taken as inactive' : ''}.`)
  const taken = 'only' in name ? twice(name, typed) : name
  const reason = whyNot(taken)
  if (reason) return { reason }
  return {
    name: taken,
    hasTitle: titles.length > 0 || typed.title !== null,
    isGone: notes.some(({ isGone }) => isGone),
    died: notes.find(({ text, isGone }) => isGone && stateIn(text) === 'dead')?.text ?? null,
  }
}

/** First, last and middle name without their notes, or one cell with all of them. */
function cellsOf(typed: TypedName): [Noted, ...Noted[]] {
  const { first, last, middle, full } = typed
  if (first === null || last === null) return [withoutNotes(full ?? calledName(typed))]
  return [withoutNotes(first, 'first'), withoutNotes(last, 'last'), withoutNotes(middle ?? '', 'last')]
}

const twoMen = (called: string) => `Two brothers on one line: ${shortened(called)}. Give each a line of his own.`

/** Not an address, an initial, or what in Chinese, Japanese and Korean is a whole name without a blank. */
const mayBeWhole = (only: string) => /^[\p{L}\p{M}'’-]{2,}$/u.test(only) && !isWrittenTogether(only)

const onlyOne = (called: string) =>
  `Only one name: ${shortened(called)}. A brother needs a first and a last name. Who has but one is written with it in both.`

/** The names exactly as they were written. */
export function takeName({ first, middle, last, familiar }: TypedName): NameOrReason {
  const name = { firstName: first ?? '', middleName: middle, lastName: last ?? '', familiar }
  const reason = whyNot(name)
  return reason ? { reason } : { name, hasTitle: false, isGone: false, died: null }
}

function whyNot(name: Name) {
  if (name.firstName === '' || name.lastName === '') return 'A brother needs a first and a last name.'
  const isTooLong = Object.values(name).some((part) => part !== null && part.length > LONGEST_NAME)
  return isTooLong ? `A name has at most ${LONGEST_NAME} characters.` : null
}

/** “van der” in a column of its own stands with the last name, and “Unknown” is no first name. */
function putTogether({ title, last, full, ...typed }: TypedName): TypedName {
  const particles = title?.split(' ').every(isParticle) ? title : null
  return {
    ...typed,
    title: particles === null ? title : null,
    last: last !== null && particles !== null ? `${particles} ${last}` : last,
    full: full?.replace(NO_FIRST_NAME, '') || null,
  }
}

interface Parts {
  name: Name | Single | null
  titles: string[]
}

function inParts([first, last, middle]: [Noted, ...Noted[]], { familiar, suffix }: TypedName): Parts {
  const given = withoutNickname(first.rest)
  const lastWords = plain(last?.rest ?? '').split(' ')
  const firstNames = withoutTitles(spaced(given.rest).split(' '), lastWords.length)
  const lastNames =
    lastWords.length > 1 && lastWords[0]?.endsWith('.')
      ? withoutTitles(lastWords, 1)
      : { title: null, words: lastWords }
  const titles = [firstNames.title, lastNames.title].filter((title) => title !== null)
  const [firstName, lastName] = [firstNames.words.join(' '), lastNames.words.join(' ')]
  if (firstName === '' || lastName === '') return { name: onlyName(firstName || lastName), titles }
  return {
    name: {
      firstName,
      middleName: middle?.rest || null,
      lastName: [lastName, suffix].filter(Boolean).join(' '),
      familiar: familiar ?? given.nickname ?? first.nickname,
    },
    titles,
  }
}

const onlyName = (only: string) => (only === '' ? null : { only, suffixes: [] })

const NO_FIRST_NAME = /^(?:unknown|n\/a|n\.a\.|tb[da]|\?) (?=\p{L})/iu

/** The name of a man who has one, as first and as last name. */
const twice = ({ only, suffixes }: Single, { middle, familiar, suffix }: TypedName): Name => ({
  firstName: only,
  middleName: middle === only ? null : middle,
  lastName: [only, ...suffixes, suffix].filter(Boolean).join(' '),
  familiar,
})

function inOneCell([cell]: [Noted, ...Noted[]], { middle, familiar, suffix, full }: TypedName, remark: Remark): Parts {
  if (cell.isJoined) remark(`${quoted(full ?? '')} was read as ${cell.rest}.`)
  const { rest, nickname } = withoutNickname(cell.rest)
  const { name, titles } = inOrder(rest, remark)
  if (name === null || 'only' in name) return { name, titles }
  if (full === null) remark(`${quoted(rest)} was read as first name ${name.firstName}, last name ${name.lastName}.`)
  return {
    name: {
      firstName: name.firstName,
      middleName: name.middleName ?? middle,
      lastName: [name.lastName, suffix].filter(Boolean).join(' '),
      familiar: familiar ?? nickname ?? cell.nickname,
    },
    titles,
  }
}

const plain = (text: string) => text.replace(STRAY_QUOTES, '').trim()

/** Takes out what stands in quotes. */
function withoutNickname(text: string) {
  const [found, ...inner] = QUOTED_NICKNAME.exec(text) ?? []
  if (found === undefined) return { rest: plain(text), nickname: null }
  return { rest: plain(text.replace(found, ' ').replace(/\s+/g, ' ')), nickname: inner.find(Boolean)?.trim() || null }
}

/** A relative's name in the order it is called out, without titles and notes, where it was written “Keating, Jonas”. */
export function inCallingOrder(written: string) {
  const { rest } = withoutNotes(written)
  const [last, first, ...more] = rest.split(/ ?, ?/)
  const name = last && first && more.length === 0 && !isSuffix(first) ? `${first} ${last}` : rest
  return withoutTitles(spaced(name).split(' ')).words.join(' ')
}
