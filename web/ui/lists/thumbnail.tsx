// A picture of a list, cut to its place; until it has loaded, and where it does not come, its blurred outline.
import './thumbnail.css'
import { useEffect, useState } from 'react'
import { whenOnline } from '#lib/connection.ts'
import { usePlaceholder } from '#lib/use-placeholder.ts'
import { cx } from '../theme/cx.ts'

type ThumbnailProps = {
  /** None where there is no picture yet. */
  src?: string | undefined
  srcSet?: string
  sizes?: string
  alt?: string
  /** A thumbhash in base64. */
  hash: string | null
  className?: string
}

/** What has been shown once comes from the browser's cache: it needs no fading. */
const shownBefore = new Set<string>()

export function Thumbnail({ src, srcSet, sizes, alt = '', hash, className }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  useEffect(() => (broken ? whenOnline(() => setBroken(undefined)) : undefined), [broken])
  const [loaded, setLoaded] = useState<string>()
  const isThere = src !== undefined && (src === loaded || shownBefore.has(src))
  const placeholder = usePlaceholder(isThere ? null : hash)
  return (
    <span
      className={cx('thumbnail', !isThere && hash && 'thumbnail-coming', className)}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : {}}
    >
      {src !== undefined && src !== broken && (
        <img
          {...(srcSet && { srcSet, sizes: sizes ?? '200px' })}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={() => {
            shownBefore.add(src)
            setLoaded(src)
          }}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
