// Which passwords are good enough: pure rules.
import { type CommonPasswords, isCommonPassword } from './common-passwords.ts'

/** Whose password it is, with the names and the address that others know of him. */
export interface Owner {
  first_name: string
  last_name: string
  familiar?: string | null
  email: string | null
}

/** What an organisation asks of passwords, and the texts that everybody knows of it. */
export interface Organisation {
  passwordMinLength: number
  name: string
  shortName: string
  motto: string
  quote: { word: string }
}

/** Why a member may not choose this password for himself; null when he may. */
export function passwordFault(password: string, organisation: Organisation, owner: Owner, common: CommonPasswords) {
  const { passwordMinLength: least } = organisation
  if ([...password].length < least) return `New password must be at least ${least} characters`
  if (isCommonPassword(password, common)) return 'This password is too common. Please choose another.'
  if (isOwnName(password, owner)) return 'This password is your own name or e-mail address. Please choose another.'
  if (isMadeOf(lettersOf(password), [...wordsOf(organisation), ...namesOf(owner)]))
    return 'This password is made of words that everybody here knows. Please choose another.'
  return null
}

const FEWEST_LETTERS = 3
/** What brothers call themselves and their organisation. */
const OURS = ['brother', 'brothers', 'brotherhood', 'fraternity', 'alumni', 'house', 'class', 'pre']

const wordsOf = ({ name, shortName, motto, quote }: Organisation) =>
  [name, shortName, motto, quote.word]
    .flatMap((text) => [text, ...text.split(/\P{L}+/u)])
    .concat(OURS)
    .map(lettersOf)

const namesOf = ({ first_name, last_name, familiar }: Owner) => [first_name, last_name, familiar ?? ''].map(lettersOf)

/** Whether it is nothing but these words, one after the other. */
function isMadeOf(letters: string, words: string[]): boolean {
  const long = [...new Set(words)].filter((word) => word.length >= FEWEST_LETTERS)
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++)
    if (reached.has(at)) for (const word of long) if (letters.startsWith(word, at)) reached.add(at + word.length)
  return letters !== '' && reached.has(letters.length)
}

/** Also with digits and marks around it or between, and whatever the accents. */
function isOwnName(password: string, owner: Owner) {
  const { email } = owner
  const chosen = lettersOf(password)
  const names = namesOf(owner)
  const pairs = names.flatMap((one) => names.map((other) => one + other))
  const addresses = email === null ? [] : [email, email.replace(/@.*/, '')].map(lettersOf)
  return chosen !== '' && [...names, ...pairs, ...addresses].includes(chosen)
}

const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')

/** Whether he may enter a number for this member, and so hears why it will not sign that one in. */
export const mayAskOfPhone = (actor: { id: number; role: string }, memberId: number) =>
  actor.id === memberId || actor.role === 'super_admin'
