// Plain links to profiles below one element: opened without loading anew, and fetched when pointer or focus rests on one.
import { type MouseEvent, useMemo } from 'react'
import { isPlainClick, whenRested } from '#lib/navigation/link-events.ts'
import { useRouter } from '#lib/navigation/navigation.tsx'

/** What the element listens to. */
export function useProfileLinks() {
  const router = useRouter()
  return useMemo(() => {
    const fetchSoon = ({ target }: { target: EventTarget }) => {
      const profile = profileAt(target)
      whenRested(profile === undefined ? undefined : () => router.preload(profile))
    }
    return {
      onPointerOver: fetchSoon,
      onFocus: fetchSoon,
      onClick(event: MouseEvent) {
        const profile = profileAt(event.target)
        if (profile === undefined || !isPlainClick(event)) return
        event.preventDefault()
        void router.open(profile)
      },
    }
  }, [router])
}

function profileAt(target: EventTarget) {
  const link = target instanceof Element ? target.closest('a') : null
  return /^\/profile\/\d+$/.exec(link?.getAttribute('href') ?? '')?.[0]
}
