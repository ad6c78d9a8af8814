// Numbers, as they are written in English.
import { onFirstUse } from './on-first-use.ts'

const count = onFirstUse(() => new Intl.NumberFormat('en'))
const roundCount = onFirstUse(() => new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long' }))

/** '12,345'. */
export const formatCount = (number: number) => count().format(number)

/** '3.9 million'. */
export const formatRoundCount = (number: number) => roundCount().format(number)
