// The map, fetched when the page already stands; its place is kept.
import { MapNote } from '#features/map/map-note.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { cx } from '#ui/theme/cx.ts'
import type { WingspanProps } from './wingspan.tsx'

const wingspan = lazyCode(() => import('./wingspan.tsx'))

export function LazyWingspan(look: WingspanProps) {
  const { data, error, isFetching, refetch } = useCode(wingspan)
  if (data) return <data.Wingspan {...look} />
  return (
    <div className={cx('relative bg-well text-ink', look.className)} data-theme="dark" style={{ height: look.height }}>
      <MapNote
        failure={error && !isFetching ? { name: 'map', error } : null}
        onTryAgain={() => void refetch().catch(() => {})}
      />
    </div>
  )
}
