// A brother's names: from the columns for them, or from one cell that holds them all.
import { quoted, shortened } from './cell-text.ts'
import type { Remark } from './remark.ts'

export interface TypedName {
  first: string | null
  middle: string | null
  last: string | null
  familiar: string | null
  suffix: string | null
  full: string | null
}

interface Name {
  firstName: string
  middleName: string | null
  lastName: string
  familiar: string | null
}

type NameOrReason = Name | { reason: string }

const LONGEST_NAME = 120

const TWO_MEN = /[&/]|\s(?:and|und|\+)\s/i
const NICKNAME = /(?:^|\s)(?:["“”„«»]([^"“”„«»]+)["“”„«»]|['‘]([^'‘’]+)['’](?=\s|,|$)|\(([^()]+)\))/u
const STRAY_QUOTES = /["“”„«»]/g
const NO_NICKNAME = /^(?:deceased|dec|rip|inactive|resigned|lost)$/i
const HONORIFIC = /^(?:mr|mrs|dr|prof|rev|sir|bro|brother)\.?$/i
const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|esq|ph\.?d|m\.?d)\.?$/i
/** Words that belong to the last name behind them; some are first names too when they are capitalised. */
const PARTICLES = new Set('van von de der den del della dos das du la bin ibn ter'.split(' '))
const SMALL_PARTICLES = new Set('al el le di da af av zu ben mac st st.'.split(' '))
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u
const VIETNAMESE = new Set('Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Nguyen'.split(' '))

/** As it would be called out, for the list of what went wrong. */
export const calledName = ({ full, first, middle, last }: TypedName) =>
  (first && last ? null : full) ?? [first, middle, last].filter(Boolean).join(' ')

export function readName(typed: TypedName, remark: Remark): NameOrReason {
  const called = calledName(typed)
  if (called === '') return { reason: 'There is no name.' }
  if (!/\p{L}/u.test(called)) return { reason: `${quoted(called)} is not a name.` }
  if (TWO_MEN.test(called)) return { reason: twoMen(called) }
  const { first, middle, last, familiar, suffix, full } = typed
  if (first !== null && last !== null) {
    const given = withoutNickname(first, remark)
    const lastName = [plain(last), suffix].filter(Boolean).join(' ')
    return within({ firstName: given.rest, middleName: middle, lastName, familiar: familiar ?? given.nickname })
  }
  const read = full === null ? null : readFullName(full, remark)
  if (!read) return { reason: `Only one name: ${shortened(called)}. A brother needs a first and a last name.` }
  const lastName = [read.lastName, suffix].filter(Boolean).join(' ')
  return within({ ...read, lastName, middleName: read.middleName ?? middle, familiar: familiar ?? read.familiar })
}

const twoMen = (called: string) => `Two brothers on one line: ${shortened(called)}. Give each a line of his own.`

/** The names exactly as they were written. */
export function takeName({ first, middle, last, familiar }: TypedName): NameOrReason {
  if (first === null || last === null) return { reason: 'A brother needs a first and a last name.' }
  return within({ firstName: first, middleName: middle, lastName: last, familiar })
}

function within(name: Name): NameOrReason {
  if (name.firstName === '' || name.lastName === '') return { reason: 'A brother needs a first and a last name.' }
  const isTooLong = Object.values(name).some((part) => part !== null && part.length > LONGEST_NAME)
  return isTooLong ? { reason: `A name has at most ${LONGEST_NAME} characters.` } : name
}

const plain = (text: string) => text.replace(STRAY_QUOTES, '').trim()

/** Takes out what stands in quotes or brackets: a nickname, unless it is a note about him. */
function withoutNickname(text: string, remark: Remark) {
  const [found, ...inner] = NICKNAME.exec(text) ?? []
  if (found === undefined) return { rest: plain(text), nickname: null }
  const nickname = inner.find(Boolean)?.trim() ?? ''
  const isNote = inner[2] !== undefined && (NO_NICKNAME.test(nickname) || !/^\p{Lu}\S*$/u.test(nickname))
  if (isNote) remark(`${quoted(found.trim())} was left out of his name.`)
  return { rest: plain(text.replace(found, ' ').replace(/\s+/g, ' ')), nickname: isNote ? null : nickname || null }
}

/** Null where there is only one name. */
function readFullName(full: string, remark: Remark): Name | null {
  const { rest, nickname } = withoutNickname(full, remark)
  const [before = '', ...after] = rest.split(/ ?[,\u060C\uFF0C] ?/).filter(Boolean)
  const given = after.filter((part) => !SUFFIX.test(part))
  const suffixes = after.filter((part) => SUFFIX.test(part))
  const [first, ...more] = given
  if (first === undefined) return inNaturalOrder(before.split(' '), suffixes, nickname, remark)
  const [firstName = '', ...middle] = [first, ...more].join(' ').split(' ')
  if (before.includes(' ') && middle.length > 0)
    remark(`${quoted(full)} was read as last name ${before}, first name ${firstName}.`)
  return toName([firstName], middle, [before, ...suffixes], nickname)
}

function inNaturalOrder(allWords: string[], suffixes: string[], nickname: string | null, remark: Remark): Name | null {
  const words = withoutHonorific(allWords, remark)
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '')
  const [head = '', ...others] = words
  if (others.length === 0) return null
  if (isFamilyFirst(words)) {
    const first = FAMILY_FIRST.test(head) ? others : others.slice(-1)
    const read = toName(first, FAMILY_FIRST.test(head) ? [] : others.slice(0, -1), [head, ...suffixes], nickname)
    remark(`${quoted(words.join(' '))} was read as last name ${read.lastName}, first name ${read.firstName}.`)
    return read
  }
  let last = words.length - 1
  while (last > 1 && isParticle(words[last - 1] ?? '')) last -= 1
  return toName([head], words.slice(1, last), [...words.slice(last), ...suffixes], nickname)
}

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase()) || SMALL_PARTICLES.has(word)

function withoutHonorific(words: string[], remark: Remark) {
  const [honorific = '', ...others] = words
  if (others.length < 2 || !HONORIFIC.test(honorific)) return words
  remark(`${quoted(honorific)} was left out of his name.`)
  return others
}

const isFamilyFirst = (words: string[]) =>
  words.every((word) => FAMILY_FIRST.test(word)) ||
  (words.length > 2 && VIETNAMESE.has(words[0] ?? '') && !VIETNAMESE.has(words.at(-1) ?? ''))

const toName = (first: string[], middle: string[], last: string[], familiar: string | null): Name => ({
  firstName: first.join(' '),
  middleName: middle.join(' ') || null,
  lastName: last.join(' '),
  familiar,
})

/** A relative's name in the order it is called out, where it was written “Keating, Jonas”. */
export function inCallingOrder(name: string) {
  const [last, first, ...more] = name.split(/ ?, ?/)
  return last && first && more.length === 0 && !SUFFIX.test(first) ? `${first} ${last}` : name
}
