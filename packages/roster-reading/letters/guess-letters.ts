// Which code page words were written in: the one that makes names of them.

import { openDecoder } from './code-pages.ts'
import { LETTERS_IDS, type LettersId } from './letters.ts'
import { judgedSigns, likelihood } from './likelihood.ts'

export interface GuessedLetters {
  taken: LettersId
  /** Nearly as likely as another reading, or no names come of it. */
  isDoubtful: boolean
  /** Up to four, the likeliest first; each reads some word otherwise than those before it. */
  likely: LettersId[]
}

/** What fewer files are written in, by the logarithm of how many fewer; what is not listed stands between. */
const ODDS: Partial<Record<LettersId, number>> = {
  'windows-1252': 1.5,
  macintosh: 0.5,
  'iso-8859-16': -3,
  'iso-8859-6': -3,
  'mac-ce': -1,
  'mac-icelandic': -2,
  'mac-turkish': -1,
  'mac-croatian': -2,
  'mac-romanian': -2,
  'windows-1258': -1,
  cp775: -1,
  cp861: -2,
  cp865: -1.5,
  'koi8-u': -1,
  'euc-jp': -1,
}

/** What is looked at for every code page, and of that what for the likeliest alone, in bytes. */
const FIRST_LOOK = 1000
const CLOSER = 6
/** Two readings that are nearer to each other than this are both possible. */
const NEAR = 7
/** Names are likelier than this, by the sign. */
const NO_NAMES = -14.5
const MOST_LIKELY = 4
/** One word is enough to tell it, and too little for every other. */
const MOST_COMMON: LettersId = 'windows-1252'

/** Words with something beyond ASCII in them, as bytes, none of them twice. */
export async function guessLetters(words: readonly Uint8Array[]): Promise<GuessedLetters> {
  const few = upTo(words, FIRST_LOOK)
  const first = await judge(LETTERS_IDS, few)
  const closer = first.slice(0, CLOSER).map(({ letters }) => letters)
  const judged = few.length < words.length ? await judge(closer, words) : first
  const distinct = judged.filter(({ text }, at) => judged.findIndex((other) => other.text === text) === at)
  const [best, next] = distinct
  if (!best) throw new Error('No code page was judged')
  const isNear = next !== undefined && best.score - next.score < NEAR
  const makesNone = best.score / Math.max(1, judgedSigns(best.text)) < NO_NAMES
  const likely = distinct.slice(0, MOST_LIKELY).map(({ letters }) => letters)
  const isOneWord = words.length === 1 && best.letters !== MOST_COMMON
  return { taken: best.letters, isDoubtful: isNear || makesNone || isOneWord, likely }
}

/** The likeliest first; of equals the one that stands first in the list. */
async function judge(candidates: readonly LettersId[], words: readonly Uint8Array[]) {
  const bytes = Buffer.concat(words.flatMap((word) => [word, LINE_END]))
  const judged = await Promise.all(
    candidates.map(async (letters) => {
      const text = (await openDecoder(letters))(bytes)
      return { letters, text, score: likelihood(text) + (ODDS[letters] ?? 0) }
    }),
  )
  return judged.sort((one, two) => two.score - one.score)
}

const LINE_END = Buffer.from('\n')

function upTo(words: readonly Uint8Array[], most: number) {
  let bytes = 0
  return words.filter((word) => {
    bytes += word.length
    return bytes <= most || bytes === word.length
  })
}
