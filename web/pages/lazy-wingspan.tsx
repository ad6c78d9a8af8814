// The map, fetched when the page already stands; its place is kept.
import { lazy, Suspense } from 'react'
import { MapVeil } from '#features/map/map-note.tsx'
import { cx } from '#ui/theme/cx.ts'
import type { WingspanProps } from './wingspan.tsx'

const Wingspan = lazy(async () => ({ default: (await import('./wingspan.tsx')).Wingspan }))

export const LazyWingspan = (look: WingspanProps) => (
  <Suspense
    fallback={
      <div
        className={cx('relative bg-well text-ink', look.className)}
        data-theme="dark"
        style={{ height: look.height }}
      >
        <MapVeil role="status">Loading interactive map...</MapVeil>
      </div>
    }
  >
    <Wingspan {...look} />
  </Suspense>
)
