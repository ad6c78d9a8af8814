// The map, fetched when the page already stands; its place is kept.
import { lazy, Suspense } from 'react'
import { cx } from '#ui/cx.ts'
import type { WingspanProps } from './wingspan.tsx'

const Wingspan = lazy(async () => ({ default: (await import('./wingspan.tsx')).Wingspan }))

export const LazyWingspan = (look: WingspanProps) => (
  <Suspense
    fallback={<div className={cx('bg-well', look.className)} data-theme="dark" style={{ height: look.height }} />}
  >
    <Wingspan {...look} />
  </Suspense>
)
