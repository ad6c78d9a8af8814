// Asks whether the secret in an address still holds, before anybody fills in a form for nothing.
import { useEffect, useState } from 'react'
import { faultOf } from '#features/session/link-fault.ts'

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
