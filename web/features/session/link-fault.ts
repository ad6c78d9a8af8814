// What is wrong with the link of a mail.
import { Refused, sentenceOf } from '#lib/call-errors.ts'

/** A secret that cannot be one is 404, one that has been used or has grown too old is 410. */
export function faultOf(error: unknown) {
  const status = error instanceof Refused ? error.status : 0
  if (status === 404) return { invalid: true, sentence: 'This link is not complete. Open it once more from the mail.' }
  return { invalid: status === 410, sentence: sentenceOf(error) }
}
