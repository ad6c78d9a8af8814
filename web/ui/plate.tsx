// A portrait, cut 4:5; initials when there is none or it does not load.
import { useState } from 'react'
import { cx } from './cx.ts'
import { initials } from './initials.ts'

export type SystemRole = 'super_admin' | 'admin'

type PlateProps = {
  name: string
  src?: string | null | undefined
  /** In CSS pixels; a framed plate takes its width from the stylesheet. */
  width?: number
  system?: SystemRole | undefined
  /** The name stands beside it, so assistive technology can pass over the picture. */
  decorative?: boolean
  framed?: boolean
}

const SYSTEM_LABELS: Record<SystemRole, string> = { super_admin: 'Super Admin', admin: 'Admin' }

export function Plate({ name, src, width = 40, system, decorative = false, framed = false }: PlateProps) {
  const [broken, setBroken] = useState<string>()
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={cx('plate-wrap', framed && 'plate-framed')} style={framed ? {} : { '--plate': `${width}px` }}>
      {src && src !== broken ? (
        <span className="plate">
          <img
            src={src}
            alt={decorative ? '' : name}
            width={width}
            height={width * 1.25}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(src)}
          />
        </span>
      ) : (
        <span className="plate plate-mono" {...naming}>
          {initials(name)}
        </span>
      )}
      {system && <span className={`system-dot system-dot-${system}`} role="img" aria-label={SYSTEM_LABELS[system]} />}
    </span>
  )
}
