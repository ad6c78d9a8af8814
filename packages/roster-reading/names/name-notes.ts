// What stands beside a name and is none of it: notes behind a dash or in brackets, signs, the numbers of a list.
import { stateNoted } from '../standing/standing-words.ts'

interface Note {
  /** As it stood. */
  text: string
  /** Whether it says that he is dead or has left. */
  isGone: boolean
}

export interface Noted {
  rest: string
  notes: Note[]
  nickname: string | null
  /** Whether it is of two halves that stood with a dash between them, which might have been a note. */
  isJoined: boolean
}

const ROUND = /\(([^()]*)\)/u
const SQUARE = /\[([^[\]]*)\]/u
const CURLY = /\{([^{}]*)\}/u
const OPEN = /[([{]([^()[\]{}]*)$/u
const DASH = /\s[-–—―~]{1,3}\s|\s[–—―-]{1,3}(?=\S)|(?<=\S)[–—―-]{1,3}\s|-{2,3}/u
const DAGGERS_AT_LETTERS = /(?<=\p{L})[†✝✞✟☨]|[†✝✞✟☨](?=\p{L})/gu
/** Not © and the like, which are what is left of a letter that was garbled. */
const SIGN = /(?![©®™°])[\p{Extended_Pictographic}\p{RI}\p{So}\p{Emoji_Modifier}\p{VS}\p{Join_C}\p{Me}*#•!?+=~^_|\\]/u
/** Nothing but letters, stops, commas and blanks: there is nothing to take out, unless a word says that he is gone. */
const LETTERS_ALONE = /^[\p{L}\p{M}.,'’ ]+$/u
const ONE_WORD = /^\p{L}+$/u
const SAYS_GONE = /late|r\.?i\.?p|dec['’]?d|dead|decease|inactiv|inaktiv|resign|expel|suspend|pledged|verstorben/i

/** No second half of a name. */
const NO_HALF =
  /\d|^(?:see|moved|lost|notes?|alum|alumn[ius]+|pledge|class|president|vice|treasurer|secretary|founder|founding|chair|officer|advis[oe]r|brother|member|retired|ret|new|old|usa?|unknown)(?!\p{L})/iu
const HALF = /^(?:(?:van|von|de|der|den|la|du|da|dos|del|di) ){0,3}\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*)?$/u
const STATE_BEHIND =
  /^(?:deceased|dec['’]d|RIP|R\.I\.P\.?|inactive|resigned|expelled|suspended|depledged|dead|verstorben)$/u
/** “† 2019” behind a name, which many type as “+ 2019”. */
const DIED_IN = / [†✝✞✟☨](?: ?[\d./-]{1,12})?$| \+ ?\d[\d./-]{0,12}$/u
/** “(dec.)”, “[d]” */
const DEC = /^[^\p{L}]{1,3}(?:dec|d)[^\p{L}]{0,3}$/iu
const SUFFIX_IN_BRACKETS = /^(?:jr|sr|i{2,3}|iv|v)\.?$/i

/** As long as any name with all that is noted beside it; what is longer is refused as it is. */
const LONGEST = 1000

type Where = 'whole' | 'first' | 'last'

/** Of a whole name, or of a first or last name alone, in which dashes may be meant, and in the last one brackets. */
export function withoutNotes(text: string, where: Where = 'whole'): Noted {
  const isBare = ONE_WORD.test(text) || (LETTERS_ALONE.test(text) && !SAYS_GONE.test(text))
  if (isBare || text.length > LONGEST) return { rest: text, notes: [], nickname: null, isJoined: false }
  const notes: Note[] = []
  const bracketed = withoutBrackets(tidy(text.replace(DAGGERS_AT_LETTERS, ' $& ')), where, notes)
  const dashed = withoutDashes(bracketed.rest, where, notes)
  const rest = withoutSigns(withoutStates(dashed.rest, where, notes), where, notes)
  return { rest, notes, nickname: bracketed.nickname, isJoined: dashed.isJoined }
}

const noteOf = (text: string, isGone = stateNoted(text) !== null || DEC.test(text)): Note => ({ text, isGone })

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()

function withoutBrackets(text: string, where: Where, notes: Note[]) {
  let rest = text
  let nickname: string | null = null
  for (const pattern of [ROUND, SQUARE, CURLY, OPEN]) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const inner = (found[1] ?? '').trim()
      const isName = pattern === ROUND && /^\p{Lu}\S*$/u.test(inner) && !NO_HALF.test(inner) && !stateNoted(inner)
      if (where === 'last' && isName) return { rest, nickname }
      const isSuffix = SUFFIX_IN_BRACKETS.test(inner)
      if (isName && !isSuffix) nickname ??= inner
      else if (!isSuffix && inner !== '') notes.push(noteOf(found[0].trim()))
      rest = tidy(`${rest.slice(0, found.index)} ${isSuffix ? inner : ''} ${rest.slice(found.index + found[0].length)}`)
    }
  }
  return { rest, nickname }
}

/** A dash with a blank beside it parts a name from a note; between two halves of a name it is a slip. */
function withoutDashes(text: string, where: Where, notes: Note[]): { rest: string; isJoined: boolean } {
  const dash = DASH.exec(text)
  if (!dash) return { rest: withoutStateBehind(text, notes), isJoined: false }
  const sign = dash[0].trim()
  const before = text.slice(0, dash.index).trim()
  const after = text.slice(dash.index + dash[0].length).trim()
  if (after === '' || before === '') return withoutDashes(`${before}${after}`, where, notes)
  if (stateNoted(before)) {
    notes.push(noteOf(`${before} ${sign}`, true))
    return { rest: after, isJoined: false }
  }
  const isHalf = HALF.test(after) && !NO_HALF.test(after) && !stateNoted(after)
  if (isHalf && where !== 'whole') return { rest: text, isJoined: false }
  if (isHalf && (sign === '-' || !before.includes(' '))) return { rest: `${before}-${after}`, isJoined: true }
  notes.push(noteOf(`${sign} ${after}`))
  return { rest: before, isJoined: false }
}

/** “Calder-deceased”. */
function withoutStateBehind(text: string, notes: Note[]) {
  const at = Math.max(text.lastIndexOf('-'), text.lastIndexOf('–'), text.lastIndexOf('—'))
  if (at <= 0 || !STATE_BEHIND.test(text.slice(at + 1).toLowerCase())) return text
  notes.push(noteOf(text.slice(at), true))
  return text.slice(0, at)
}

function withoutStates(text: string, where: Where, notes: Note[]) {
  const parts = text.split(/ ?[,;|/:] ?/).filter(Boolean)
  const named = parts.filter((part) => part === 'Rip' || !stateNoted(part))
  const words = (named.length > 0 && named.length < parts.length ? named.join(', ') : text).split(' ')
  if (named.length > 0) notes.push(...parts.filter((part) => !named.includes(part)).map((part) => noteOf(part)))
  const fewest = where === 'whole' ? 2 : 1
  const isState = (word = '') =>
    STATE_BEHIND.test(word) || STATE_BEHIND.test(word.toLowerCase()) || /^[†✝✞✟☨]$/u.test(word)
  const [died] = DIED_IN.exec(words.join(' ')) ?? []
  if (died) notes.push(noteOf(words.splice(-died.trim().split(' ').length).join(' '), true))
  while (words.length > fewest && isState(words.at(-1))) notes.push(noteOf(words.pop() ?? '', true))
  while (words.length > 1 && isState(words[0])) notes.push(noteOf(words.shift() ?? '', true))
  const [late] = /^(?:the )?late (?=\S+ \S)/i.exec(words.join(' ')) ?? []
  if (late) notes.push(noteOf(words.splice(0, late.trim().split(' ').length).join(' '), true))
  return words.join(' ')
}

/** Words without a letter, and signs at the ends of words, are no name; nor is the “12.” of a list. */
function withoutSigns(text: string, where: Where, notes: Note[]) {
  const kept: string[] = []
  for (const word of text.split(' ')) {
    const name = word.includes('@') ? '' : withoutSignsAround(word)
    if (/\p{L}/u.test(name)) kept.push(name)
    else if (/^[&+/,،，]$/.test(word) || (where !== 'whole' && /^[-–—]$/.test(word))) kept.push(word)
    const isLeftOut = /\p{L}/u.test(name) ? name !== word : /[^-–—.,&+/'’،，]/u.test(word)
    if (isLeftOut) notes.push(noteOf(/\p{L}/u.test(name) ? word.replace(name, ' ').trim() : word))
  }
  return kept.some((word) => /\p{L}/u.test(word)) ? kept.join(' ') : text
}

function withoutSignsAround(word: string) {
  const letters = [...word]
  const from = letters.findIndex((letter) => !SIGN.test(letter))
  const to = letters.findLastIndex((letter) => !SIGN.test(letter))
  return letters.slice(Math.max(from, 0), to + 1).join('')
}
