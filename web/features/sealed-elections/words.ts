// What is said of elections sealed by trustees: who they are, what that protects from, and how far the count has come.
import type { Election } from '@aerie/contract/elections'
import { anyOf, listOf } from '@aerie/text/lists'
import { counted, plural } from '@aerie/text/plurals'

/** Who turn their keys after the end of an election. */
export type SealingTrustees = NonNullable<Election['trustees']>

type Committee = Pick<SealingTrustees, 'threshold' | 'members'>

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const wordOf = (number: number) => NUMBERS[number] ?? String(number)
const namesOf = (members: Committee['members']) => members.map(({ name }) => name)

/** 'Sealed by 3 trustees'. */
export const sealedBy = ({ members }: Pick<Committee, 'members'>) => `Sealed by ${counted(members.length, 'trustee')}`

/** Whoever has to agree before a ballot could be opened. */
function whoCouldOpen({ threshold, members }: Committee) {
  const names = namesOf(members)
  const enough = threshold < members.length ? `${wordOf(threshold)} of ${listOf(names)}` : listOf(names)
  return `Only the server and ${enough} together`
}

/** How many of them may lose their words before nothing can be counted: one more. */
const tooManyLost = ({ threshold, members }: Committee) => members.length - threshold + 1

/** What a voter is to know, in plain sentences. */
export function whatSealingMeans(committee: Committee): string[] {
  const lost = tooManyLost(committee)
  const losing = `${wordOf(lost)} of them ${plural(lost, 'loses his words', 'lose their words')}`
  return [
    `${whoCouldOpen(committee)} could open your ballot. If ${losing}, we vote again.`,
    'This page comes from the server; the count can be checked with others’ programs.',
    'The server issued your voting key: after the end, look yourself up in the list of who voted.',
  ]
}

/** 'Counting: 1 of 2 keys'. */
export function countingWords({ threshold, members }: Committee) {
  const turned = members.filter(({ hasTurned }) => hasTurned).length
  return `Counting: ${Math.min(turned, threshold)} of ${counted(threshold, 'key')}`
}

/** Who has turned his key, and of whom it is waited for; null where none has. */
export function turnedWords({ members }: Pick<Committee, 'members'>): string | null {
  const names = namesOf(members.filter(({ hasTurned }) => hasTurned))
  return names.length === 0
    ? null
    : `${listOf(names)} ${plural(names.length, 'has turned his key', 'have turned their keys')}.`
}

/** Of whom it is waited for; null where enough keys are turned. */
export function missingWords({ threshold, members }: Committee): string | null {
  const turned = members.filter(({ hasTurned }) => hasTurned).length
  const left = namesOf(members.filter(({ hasTurned }) => !hasTurned))
  if (turned >= threshold) return null
  const needed = threshold - turned
  if (needed === left.length) return `Waiting for ${listOf(left)}.`
  return `Waiting for ${plural(needed, anyOf(left), `${wordOf(needed)} of ${listOf(left)}`)}.`
}

/** Whose keys are not there yet, so that it cannot open; null once all are. */
export function notReadyWords({ members }: Pick<Committee, 'members'>): string | null {
  const names = namesOf(members.filter(({ isReady }) => !isReady))
  return names.length === 0
    ? null
    : `It cannot open yet: ${listOf(names)} ${plural(names.length, 'has', 'have')} no key so far.`
}
