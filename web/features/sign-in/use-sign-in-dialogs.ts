// Fetches the sign-in dialogs when they are wanted, or at the first sign that somebody is there who might.
import { useEffect } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'

const dialogs = lazyCode(() => import('./sign-in-dialogs.tsx'))

/** `failed` once fetching has failed; approaching again tries again. */
export function useSignInDialogs(wanted: boolean) {
  const { data, error } = useCode(dialogs, wanted)
  useEffect(() => (wanted ? undefined : atFirstSign(dialogs.fetchAhead)), [wanted])
  return { SignInDialogs: data?.SignInDialogs, failed: error !== null, approach: dialogs.fetchAhead }
}

/** Answers how to call it off. */
function atFirstSign(work: () => void) {
  const waiting = new AbortController()
  const act = () => {
    waiting.abort()
    work()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, act, { signal: waiting.signal })
  return () => waiting.abort()
}
