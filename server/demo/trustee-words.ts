// The trustees of the demo with the words of their keys, which anybody may know: those of published test vectors.
import { type CastKey, cast } from './cast.ts'

/** In the order of their places. */
export const DEMO_TRUSTEES: { who: CastKey; words: string }[] = [
  { who: 'marcus', words: 'legal winner thank year wave sausage worth useful legal winner thank yellow' },
  { who: 'julian', words: 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above' },
  { who: 'rook', words: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong' },
]

/** For whoever tries the demo: with which words each of them turns his key. */
export const TRUSTEE_WORDS = DEMO_TRUSTEES.map(({ who, words }) => `${(cast[who].email ?? '').padEnd(22)} ${words}`)
