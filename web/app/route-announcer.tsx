// Carries the keyboard and the screen reader along from page to page, as loading a page would.
import { type RefObject, useEffect } from 'react'
import { useShown } from '#lib/navigation/navigation.tsx'

/** Changes with every page, though not with the filters in its address. */
export const useRouteId = () => useShown().place.pathname

type RouteAnnouncerProps = {
  /** Whether a page was seen before this one: the first has been opened by the browser, which announces it itself. */
  underWay: RefObject<boolean>
  announce: (title: string) => void
}

/** Stands beside the page, inside its Suspense: it is mounted when the page is. */
export function RouteAnnouncer({ underWay, announce }: RouteAnnouncerProps) {
  useEffect(() => {
    if (underWay.current) {
      focusPage()
      announce(document.title)
    }
    underWay.current = true
  }, [underWay, announce])
  return null
}

/** A field that the page itself has focused keeps the focus. */
function focusPage() {
  const main = document.getElementById('main')
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}
