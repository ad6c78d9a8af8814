// The blur that stands in for a picture until it has loaded, drawn from its thumbhash.
import { useMemo } from 'react'
import { lazyCode, useCode } from './lazy-code.ts'

/** An installation without photos does without it. */
const drawing = lazyCode(() => import('./placeholder.ts'))

/** A data URL; undefined without a hash, and until the code that draws has come. */
export function usePlaceholder(hash: string | null | undefined) {
  const { data } = useCode(drawing, Boolean(hash))
  return useMemo(() => (hash ? data?.placeholderOf(hash) : undefined), [data, hash])
}
