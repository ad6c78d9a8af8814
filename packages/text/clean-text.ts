// Names, titles and texts as they are kept: composed, and without what cannot be seen and yet makes two equal ones differ.

/** ASCII and the composed letters of Europe with single spaces inside: nothing to clean, and what most lines are. */
const CLEAN = /^[!-~\u00C0-\u024F]+(?: [!-~\u00C0-\u024F]+)*$/

/** The flags of England, Scotland and Wales are spelt in signs that are unseen anywhere else. */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,8}\\u{E007F}'
/** What takes no room, or stands for a letter that is not there. */
const ROOMLESS =
  '\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B\\u2060-\\u2065\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFC'
/** What turns the text around it. */
const TURNING = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u206F'
/** Signs for shorthand, scores and hidden tags. */
const HIDDEN = '\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E00FF}\\u{E01F0}-\\u{E0FFF}'
const FLAG_OR_UNSEEN = new RegExp(`(${FLAG})|(?!\\s)\\p{Cc}|[\\p{Cs}${ROOMLESS}${TURNING}${HIDDEN}]`, 'gu')

const JOINERS = '\\u200C\\u200D'
const RUN_OF_JOINERS = /([\u200C\u200D])[\u200C\u200D]+/g
/** Choose among the shapes of one sign, as of an emoji or a letter of Japanese names. */
const SELECTORS = '\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}'
/** Scripts whose letters neither join by such a sign nor have shapes to choose from. */
const EUROPEAN = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Georgian}'
const UNMOVED = `${EUROPEAN}\\p{Script=Hebrew}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}`
/** The joiners have a say inside Persian and Indian words and emoji; beside a space or a letter of ours they have none. */
const BEHIND_OURS = new RegExp(`[${UNMOVED}][\\p{M}${JOINERS}]+`, 'gu')
const JOINER_OR_SELECTOR = new RegExp(`[${JOINERS}${SELECTORS}]`, 'gu')
const IDLE_JOINER = new RegExp(
  `(?<=\\p{Script=Han})[${JOINERS}]|[${JOINERS}](?=[\\s${UNMOVED}\\p{Script=Han}]|$)`,
  'gu',
)

const ACCENTS = '\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F'
/** More accents than the letters of any language bear are there to deface the lines above and below. */
const HEAPED = new RegExp(`([${ACCENTS}]{4})[${ACCENTS}]+`, 'g')
/** Burmese and Tibetan letters bear more signs than others. */
const HEAPED_SIGNS = /(\p{M}{8})\p{M}+/gu
/** On no letter, a mark would stand on whatever the page shows before it, and a joiner joins nothing. */
const LOOSE_MARKS = /(?<=^|\s)[\p{M}\u200C\u200D]+/gu
/** The blank of Braille is a space. */
const BLANKS = /[\s\u2800]+/g
/** Without any of these there is nothing to take off but marks. */
const MAY_HIDE = new RegExp(`(?!\\s)[\\p{C}${ROOMLESS}${SELECTORS}]`, 'u')
const MARK = /\p{M}/u
const SEEN = /[^\s\p{M}\p{Cc}\p{Cf}\p{Cs}]/u

/** One line, composed (NFC), with single spaces between words; empty where nothing of it can be seen. */
export function cleanLine(text: string) {
  if (text === '' || CLEAN.test(text)) return text
  const clean = cleanSpan(text).trim()
  return SEEN.test(clean) ? clean : ''
}

/** The same of a part of a line, whose spaces at its ends belong to it. */
export const cleanSpan = (text: string) => visible(text.replace(BLANKS, ' ')).replace(BLANKS, ' ')

/** A text of several lines, each ended by a line feed; empty where nothing of it can be seen. */
export const cleanLines = (text: string) => cleanMarkdown(text).trim()

/** The same where the spaces before the first line have a meaning. */
export function cleanMarkdown(text: string) {
  const clean = visible(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\u2800', ' '))
  return SEEN.test(clean) ? clean : ''
}

/** The marks are counted before they are composed: composing a heap of them takes the square of its size. */
function visible(text: string) {
  const shown = MAY_HIDE.test(text) ? withoutUnseen(text) : text
  return (MARK.test(shown) ? withoutHeaps(shown) : shown).normalize('NFC')
}

const withoutUnseen = (text: string) =>
  text
    .replace(FLAG_OR_UNSEEN, '$1')
    .replace(LOOSE_MARKS, '')
    .replace(RUN_OF_JOINERS, '$1')
    .replace(BEHIND_OURS, (signs) => signs.replace(JOINER_OR_SELECTOR, ''))
    .replace(IDLE_JOINER, '')

const withoutHeaps = (text: string) => text.replace(LOOSE_MARKS, '').replace(HEAPED, '$1').replace(HEAPED_SIGNS, '$1')
