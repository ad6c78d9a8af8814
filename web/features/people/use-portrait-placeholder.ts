// The blurred picture that stands in for a portrait until it has loaded, drawn from its thumbhash.
import { useMemo } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'

/** An installation without photos does without it. */
const drawing = lazyCode(() => import('./portrait-placeholder.ts'))

/** A data URL; undefined without a hash, and until the code that draws has come. */
export function usePortraitPlaceholder(hash: string | null | undefined) {
  const { data } = useCode(drawing, Boolean(hash))
  return useMemo(() => (hash ? data?.placeholderOf(hash) : undefined), [data, hash])
}
