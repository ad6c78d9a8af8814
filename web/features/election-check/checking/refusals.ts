// What is wrong, as a sentence for whoever checks.
import { Refused } from '@aerie/verifiable-elections/refused'

/** Of what a check refused; anything else is thrown on. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  return error.message.slice(error.step.length + 2)
}
