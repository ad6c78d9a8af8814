// When the live map is wanted: once somebody turns to it, or where a graphics card draws it, once it is near and the page has settled.
import { type RefObject, useEffect, useState } from 'react'
import { useNear } from './use-near.ts'

const TURNING_TO_IT = ['pointerenter', 'pointermove', 'pointerdown', 'wheel', 'focusin']
/** In milliseconds, after all that the page names has come. */
const SETTLED_AFTER = 2000

/** Once true it stays so. */
export function useAwake(frame: RefObject<HTMLElement | null>) {
  const isNear = useNear(frame)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (isAwake || !current) return
    const over = new AbortController()
    const { signal } = over
    const wake = () => setAwake(true)
    for (const turning of TURNING_TO_IT) current.addEventListener(turning, wake, { passive: true, signal })
    if (isNear) whenSettled(() => hasGraphicsCard() && wake(), signal)
    return () => over.abort()
  }, [frame, isNear, isAwake])
  return isAwake
}

function whenSettled(go: () => void, signal: AbortSignal) {
  const wait = () => {
    const timer = setTimeout(go, SETTLED_AFTER)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { signal })
}

const BY_THE_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Without one the processor draws, which takes it from the page for seconds; not every browser admits to that. */
function hasGraphicsCard() {
  const drawing = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!drawing) return false
  const unmasked = drawing.getExtension('WEBGL_debug_renderer_info')
  const card = drawing.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? drawing.RENDERER)
  // Browsers hold but a few of them.
  drawing.getExtension('WEBGL_lose_context')?.loseContext()
  return !BY_THE_PROCESSOR.test(String(card))
}
