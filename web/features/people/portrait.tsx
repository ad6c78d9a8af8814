// A portrait, cut 4:5: a blurred placeholder until it has loaded, initials when there is none.
import './portrait.css'
import { useEffect, useState } from 'react'
import { whenOnline } from '#lib/connection.ts'
import { usePlaceholder } from '#lib/use-placeholder.ts'
import { cx } from '#ui/theme/cx.ts'
import { initials } from './initials.ts'
import { sizesOf } from './portrait-sizes.ts'

export type SystemRole = 'super_admin' | 'admin'

/** A part of a picture, in shares of its width and height. */
export type Cut = { left: number; top: number; width: number; height: number }

type PortraitProps = {
  name: string
  /** A portrait's address, whose sizes are known, or any other picture. */
  src?: string | null | undefined
  /** The portrait's thumbhash; it stays where the photo does not come. */
  hash?: string | null | undefined
  /** The part that fills the portrait; without it the picture is cut a third from the top. */
  cut?: Cut | undefined
  /** In CSS pixels; framed and large portraits take theirs from the stylesheet. */
  width?: number
  system?: SystemRole | undefined
  /** The name stands beside it, so assistive technology can pass over the picture. */
  decorative?: boolean
  framed?: boolean
  /** As large as the window allows, up to 460 pixels. */
  large?: boolean
  /** He has passed: the quiet mark, which is said too. */
  isRemembered?: boolean | undefined
}

const SYSTEM_LABELS: Record<SystemRole, string> = { super_admin: 'Super Admin', admin: 'Admin' }

export function Portrait(props: PortraitProps) {
  const { name, src, hash, cut, width = 40, system, decorative = false, framed = false, large = false } = props
  const [broken, setBroken] = useState<string>()
  useEffect(() => (broken ? whenOnline(() => setBroken(undefined)) : undefined), [broken])
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  const placeholder = usePlaceholder(src && src === broken ? hash : null)
  const size = framed || large ? {} : { '--plate': `${width}px` }
  return (
    <span
      className={cx(
        'portrait',
        framed && 'portrait-framed',
        large && 'portrait-large',
        props.isRemembered && 'portrait-remembered',
      )}
      style={size}
    >
      {src && src !== broken ? (
        <Photo
          key={src}
          src={src}
          alt={decorative ? '' : name}
          hash={hash}
          cut={cut}
          sizes={(framed && FRAMED_SIZES) || (large && LARGE_SIZES) || `${width}px`}
          loading={framed || large ? 'eager' : 'lazy'}
          onBroken={() => setBroken(src)}
        />
      ) : placeholder ? (
        <span className="portrait-picture" style={{ backgroundImage: `url(${placeholder})` }} {...naming} />
      ) : (
        <span className="portrait-picture portrait-initials" {...naming}>
          {initials(name)}
        </span>
      )}
      {props.isRemembered && <span className="sr-only">In Memoriam </span>}
      {system && (
        <span className={`portrait-dot portrait-dot-${system}`} role="img" aria-label={SYSTEM_LABELS[system]} />
      )}
    </span>
  )
}

/** The widths that portrait.css gives to framed and large portraits. */
const FRAMED_SIZES = '(width < 64rem) 168px, 218px'
const LARGE_SIZES = '(width < 36rem) 85vw, 460px'

/** What has been shown once comes from the browser's cache: it needs neither placeholder nor fading. */
const shownBefore = new Set<string>()

type PhotoProps = Pick<PortraitProps, 'hash' | 'cut'> & {
  src: string
  alt: string
  sizes: string
  loading: 'eager' | 'lazy'
  onBroken: () => void
}

function Photo({ src, alt, hash, cut, sizes, loading, onBroken }: PhotoProps) {
  const shown = `${sizes} of ${src}`
  const [isNew] = useState(() => Boolean(hash) && !shownBefore.has(shown))
  const placeholder = usePlaceholder(isNew ? hash : null)
  const [isComing, setComing] = useState(isNew)
  const srcSet = sizesOf(src)
  return (
    <span className="portrait-picture" style={placeholder ? { backgroundImage: `url(${placeholder})` } : {}}>
      <img
        {...(srcSet && { sizes, srcSet })}
        src={src}
        alt={alt}
        className={cx(isComing && 'portrait-coming', cut && 'portrait-cut')}
        style={cut ? placeOf(cut) : {}}
        loading={loading}
        decoding="async"
        onLoad={() => {
          shownBefore.add(shown)
          setComing(false)
        }}
        onError={onBroken}
      />
    </span>
  )
}

/** Lays the whole picture so that just the cut shows. */
const placeOf = ({ left, top, width, height }: Cut) => ({
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
  width: `${100 / width}%`,
  height: `${100 / height}%`,
})
