// Plain links to profiles below one element: opened without loading anew, and fetched when pointer or focus rests on one.
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'

/** As long as the router waits before it fetches what one of its own links leads to. */
const REST_MS = 50

/** What the element listens to. A click with a key held down, or with another button, is the browser's. */
export function useProfileLinks() {
  const router = useRouter()
  return useMemo(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const fetchSoon = ({ target }: { target: EventTarget }) => {
      clearTimeout(resting)
      const profile = profileAt(target)
      if (profile) resting = setTimeout(() => void router.preloadRoute(profile).catch(() => {}), REST_MS)
    }
    return {
      onPointerOver: fetchSoon,
      onFocus: fetchSoon,
      onClick(event: MouseEvent) {
        const isForBrowser = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
        const profile = profileAt(event.target)
        if (!profile || isForBrowser || event.defaultPrevented) return
        event.preventDefault()
        void router.navigate(profile)
      },
    }
  }, [router])
}

function profileAt(target: EventTarget) {
  const link = target instanceof Element ? target.closest('a') : null
  const memberId = /^\/profile\/(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1]
  return memberId === undefined ? null : ({ to: '/profile/$memberId', params: { memberId } } as const)
}
