// Speaks with the frame in which a Word file is laid out: hands it the bytes, and hears how that went.
import { useEffect, useRef, useState } from 'react'
import type { FromFrame, ToFrame } from './word-messages.ts'

/** A file that takes longer is kept to be downloaded. */
const TIMEOUT_MS = 30_000
const LINKS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** `factor`: how large it is, 1 being as wide as there is room. */
export function useWordFrame(bytes: ArrayBuffer, sought: string, factor: number) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'coming' | 'shown' | 'broken'>('coming')
  const isShown = state === 'shown'

  useEffect(() => {
    const timer = setTimeout(() => setState('broken'), TIMEOUT_MS)
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data.kind === 'ready') say(frame.current, { kind: 'show', bytes, sought })
      if (data.kind === 'link') follow(data.href)
      if (data.kind === 'escape') frame.current.dispatchEvent(new KeyboardEvent('keydown', ESCAPE))
      if (data.kind !== 'shown' && data.kind !== 'broken') return
      clearTimeout(timer)
      setState(data.kind)
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
    }
  }, [bytes, sought])

  useEffect(() => {
    if (isShown && frame.current) say(frame.current, { kind: 'zoom', factor })
  }, [isShown, factor])

  return { frame, state }
}

const ESCAPE = { key: 'Escape', bubbles: true }

/** It has no origin that could be named. */
const say = (frame: HTMLIFrameElement, message: ToFrame) => frame.contentWindow?.postMessage(message, '*')

/** Only by a click of the member, and to what a browser opens as a page or a letter. */
function follow(href: string) {
  if (!navigator.userActivation?.isActive || !URL.canParse(href) || !LINKS.has(new URL(href).protocol)) return
  window.open(href, '_blank', 'noopener,noreferrer')
}
