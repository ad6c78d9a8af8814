// The map of brothers, whose code comes after the page's own and finds its place kept.
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import type { WingspanProps } from './wingspan.tsx'

const code = lazyCode(() => import('./wingspan.tsx'))

export function LaterWingspan(look: WingspanProps & { height: number }) {
  const { data: map } = useCode(code)
  if (map) return <map.Wingspan {...look} />
  return <div className={`bg-well ${look.className ?? ''}`} data-theme="dark" style={{ height: look.height }} />
}
