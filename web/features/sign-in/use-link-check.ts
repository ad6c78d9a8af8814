// Asks whether the secret in an address still holds, before anybody fills in a form for nothing.
import { useEffect, useState } from 'react'
import { Refused, sentenceOf } from '#lib/call-errors.ts'

/** `invalid` tells a link that will never work again from a server that did not answer. */
export type LinkCheck<Answer> =
  | { state: 'checking' }
  | { state: 'good'; answer: Answer }
  | { state: 'bad'; invalid: boolean; sentence: string }

/** `ask` has to be the same function at every rendering. */
export function useLinkCheck<Answer>(ask: (token: string) => Promise<Answer>, token: string): LinkCheck<Answer> {
  const [check, setCheck] = useState<LinkCheck<Answer>>({ state: 'checking' })
  useEffect(() => {
    ask(token).then(
      (answer) => setCheck({ state: 'good', answer }),
      (error: unknown) => setCheck({ state: 'bad', ...faultOf(error) }),
    )
  }, [ask, token])
  return check
}

/** A secret that cannot be one is 404, one that has been used or has grown too old is 410. */
export function faultOf(error: unknown) {
  const status = error instanceof Refused ? error.status : 0
  if (status === 404) return { invalid: true, sentence: 'This link is not complete. Open it once more from the mail.' }
  return { invalid: status === 410, sentence: sentenceOf(error) }
}
