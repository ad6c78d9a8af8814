// Passwords that anybody would try first: the commonest ones, and walks over a keyboard. Read when a password is chosen.

/** Such as are common here and among those whom the commonest were gathered from were not. */
const OWN_WORDS = `passwort p@ssword administrator login root admin123 temporary qwertz fortnite google123
brother brothers brotherhood fraternity alumni aerie wingspan`

/** On each, the keys that lie beside a key, with and without the shift key; null where none does. */
type Keyboard = Record<string, readonly (string | null)[]>

export interface CommonPasswords {
  words: ReadonlySet<string>
  keyboards: readonly Keyboard[]
}

let reading: Promise<CommonPasswords> | undefined

export function readCommonPasswords() {
  reading ??= read()
  return reading
}

async function read(): Promise<CommonPasswords> {
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common')
  const { qwerty, qwertz, azerty } = adjacencyGraphs
  const words = [...dictionary['passwords-common'], ...OWN_WORDS.split(/\s+/)]
  return { words: new Set(words), keyboards: [qwerty, qwertz, azerty] }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Also true for a common word with digits or marks after it, one sign repeated, and runs along the alphabet or keyboard. */
export function isCommonPassword(password: string, { words, keyboards }: CommonPasswords) {
  const folded = password.toLowerCase()
  const stem = folded.replace(/[\d!@#$%^&*.?_-]{1,4}$/, '')
  if (words.has(folded) || words.has(stem)) return true
  if (/^(.{1,3})\1+$/.test(folded)) return true
  const backwards = [...folded].reverse().join('')
  if (ALPHABET.includes(folded) || ALPHABET.includes(backwards)) return true
  return keyboards.some((keyboard) => isWalk(folded, keyboard) || (stem !== '' && isWalk(stem, keyboard)))
}

const SHORTEST_WALK = 3

/** Whether it is nothing but walks from each key to one beside it, or to itself: qwertyuiop, 1qaz2wsx, asdfasdf. */
function isWalk(folded: string, keyboard: Keyboard) {
  let walked = 0
  let last = ''
  for (const sign of folded) {
    const isBeside = last === sign || keyboard[last]?.some((key) => key?.includes(sign))
    if (!isBeside && last !== '' && walked < SHORTEST_WALK) return false
    walked = isBeside ? walked + 1 : 1
    last = sign
  }
  return walked >= SHORTEST_WALK
}
