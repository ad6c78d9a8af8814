// What a question about a lost brother says: his name and the last city he shares with all, never an address or a number.
import type { LostReason } from '@aerie/contract/lost'
import { privacyOf } from '#features/people/privacy.ts'

interface LostRecord {
  city: string | null
  location: string | null
  privacy: unknown
}

/** As every brother may know it. */
const sharedCity = (brother: LostRecord) =>
  privacyOf(brother).city === 'brothers' ? (brother.city ?? brother.location) : null

const WHY: Record<LostReason, (name: string) => string> = {
  returned: (name) => `our mails to ${name} come back.`,
  unanswered: (name) => `${name} has not answered our invitation.`,
  away: (name) => `we have not heard of ${name} for a long time.`,
}

/** Without a greeting, as an officer may change it. */
export function wordsAbout(name: string, brother: LostRecord, reason: LostReason | null) {
  const city = sharedCity(brother)
  return [
    capitalised(reason ? WHY[reason](name) : `we have lost sight of ${name}.`),
    ...(city ? [`The last we know is ${city}.`] : []),
    'Do you know where he is, or who does? One line is enough.',
  ].join(' ')
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
