// The router behind the kit's links: pages are fetched when the pointer comes near, and opened without loading anew.
import { Link, useRouter } from '@tanstack/react-router'
import type { LinkProps } from '#ui/controls/link.tsx'

// Otherwise the router would take a link to the dashboard for current on every page, and give current links a class.
const EXACT = { exact: true }
const NO_LOOK = {}

export function RouterLink({ to, target, ...rest }: LinkProps) {
  const { pathname, search, hash } = new URL(to, location.origin)
  const { parseSearch } = useRouter().options
  return (
    <Link
      {...rest}
      {...(target && { target })}
      to={pathname}
      search={parseSearch(search)}
      hash={hash.slice(1)}
      activeOptions={EXACT}
      activeProps={NO_LOOK}
    />
  )
}
