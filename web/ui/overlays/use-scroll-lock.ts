// Keeps the page behind a dialog from scrolling, and from moving when its scrollbar goes.
import { useLayoutEffect } from 'react'

let locks = 0

export function useScrollLock(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return
    const { style, clientWidth } = document.documentElement
    if (locks === 0) {
      style.paddingRight = `${window.innerWidth - clientWidth}px`
      style.overflow = 'hidden'
    }
    locks += 1
    return () => {
      locks -= 1
      if (locks > 0) return
      style.paddingRight = ''
      style.overflow = ''
    }
  }, [on])
}
