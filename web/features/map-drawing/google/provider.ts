// Google's map, for installations that have a key for it.
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { MapProvider } from '../provider.ts'
import { openGoogle } from './surface.ts'

declare global {
  interface Window {
    /** Google calls it when it refuses the key, which it does only after the script has loaded. */
    gm_authFailure?: () => void
  }
}

const TIMEOUT_MS = 10_000

/** Google takes its options once per page, so what is told about the key stays until the page is loaded anew. */
let isPrepared = false
let refusal: Error | undefined
const waiting = new Set<(refusal: Error) => void>()

export function googleProvider(key: string): MapProvider {
  return {
    name: 'Google Maps',
    advice: 'Please check the API key configuration',
    async load() {
      if (!isPrepared) prepare(key)
      if (refusal) throw refusal
      await inTime(Promise.all([importLibrary('maps'), importLibrary('core')]))
    },
    async open(element, view, room) {
      const surface = openGoogle(element, view, room)
      const onRefusal = (error: Error) => room.onFailure(error)
      waiting.add(onRefusal)
      if (refusal) onRefusal(refusal)
      return {
        ...surface,
        remove() {
          waiting.delete(onRefusal)
          surface.remove()
        },
      }
    },
  }
}

function prepare(key: string) {
  isPrepared = true
  setOptions({ key, v: 'weekly', libraries: ['places'], authReferrerPolicy: 'origin' })
  window.gm_authFailure = () => {
    refusal = new Error('The API key was refused')
    for (const tell of waiting) tell(refusal)
  }
}

/** The loader itself would wait for ever. */
async function inTime(loading: Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google did not answer in time')), TIMEOUT_MS)
  })
  await Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
