// Our own map: MapLibre draws the tiles of this house, and nobody else is asked.
import { Unreachable } from '#lib/api.ts'
import { CannotDraw, type MapProvider } from '../provider.ts'
import { openEmbedded } from './surface.ts'

export type MapLibre = typeof import('maplibre-gl')

/** `version` names the tiles as they are now. */
export function embeddedProvider(version: string): MapProvider {
  let library: MapLibre | undefined
  return {
    name: 'map',
    async load() {
      if (!document.createElement('canvas').getContext('webgl2')) throw new CannotDraw('The browser has no WebGL')
      library ??= await fetchLibrary()
    },
    async open(element, room) {
      if (!library) throw new Error('The map is opened before it is loaded')
      return openEmbedded(library, element, room, version)
    },
  }
}

async function fetchLibrary() {
  try {
    const [library, worker] = await Promise.all([
      import('maplibre-gl'),
      import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'),
      import('maplibre-gl/dist/maplibre-gl.css'),
      fetchLetters(),
    ])
    library.setWorkerUrl(worker.default)
    return library
  } catch (cause) {
    throw new Unreachable('The map could not be fetched', { cause })
  }
}

/** The page's own letters, which names are drawn with; those it has not used yet, as in Łódź, come with them. */
const fetchLetters = () =>
  Promise.all(['500', '600'].map((weight) => document.fonts.load(`${weight} 12px "Public Sans Variable"`, 'Aéłş')))
