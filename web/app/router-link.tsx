// The navigation behind the kit's links: pages are fetched when the pointer comes near, and opened without loading anew.
import { isPlainClick, whenRested } from '#lib/navigation/link-events.ts'
import { useIsAt, useRouter } from '#lib/navigation/navigation.tsx'
import type { LinkProps } from '#ui/controls/link.tsx'

export function RouterLink({ to, ...rest }: LinkProps) {
  const router = useRouter()
  const { pathname, search, hash } = new URL(to, location.origin)
  const href = pathname + search + hash
  const isHere = useIsAt(href)
  const preload = () => router.preload(href)
  return (
    <a
      {...rest}
      {...(isHere && { 'aria-current': 'page' })}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!isPlainClick(event) || (rest.target && rest.target !== '_self')) return
        event.preventDefault()
        void router.open(href)
      }}
      onMouseEnter={(event) => {
        rest.onMouseEnter?.(event)
        whenRested(preload)
      }}
      onMouseLeave={(event) => {
        rest.onMouseLeave?.(event)
        whenRested()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        whenRested(preload)
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event)
        preload()
      }}
    />
  )
}
