// The keys of the lineage: + - and 0 change the size, Escape lets go of what is shown.
import { useEffect, useEffectEvent } from 'react'

interface Keys {
  /** One step larger or smaller, or the smallest. */
  onZoom: (step: -1 | 1 | 'all') => void
  onEscape: () => void
}

export function useLineageKeys({ onZoom, onEscape }: Keys) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, [role=dialog]')
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const acts: Record<string, () => void> = {
      '+': () => onZoom(-1),
      '=': () => onZoom(-1),
      '-': () => onZoom(1),
      '0': () => onZoom('all'),
      Escape: onEscape,
    }
    const chosen = acts[event.key]
    if (!chosen) return
    if (event.key !== 'Escape') event.preventDefault()
    chosen()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
