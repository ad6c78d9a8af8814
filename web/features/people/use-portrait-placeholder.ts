// The blurred picture that stands in for a portrait until it has loaded, drawn from its thumbhash.
import { useEffect, useState } from 'react'
import { onDemand } from '#lib/on-demand.ts'

/** A house without photos does without it. */
const artist = onDemand(() => import('./portrait-placeholder.ts'))

/** A data URL; undefined without a hash, and until the code that draws has come. */
export function usePortraitPlaceholder(hash: string | null | undefined) {
  const draw = () => (hash ? artist.fetched()?.placeholderOf(hash) : undefined)
  const [placeholder, setPlaceholder] = useState(draw)
  useEffect(() => {
    if (!hash) return
    let isLeft = false
    artist.fetch().then(
      ({ placeholderOf }) => isLeft || setPlaceholder(placeholderOf(hash)),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [hash])
  return placeholder
}
