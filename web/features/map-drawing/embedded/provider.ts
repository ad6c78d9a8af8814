// Our own map: MapLibre draws the tiles of this server, and nobody else is asked.
import { lazyCode } from '#lib/lazy-code.ts'
import { CannotDraw, type MapProvider } from '../provider.ts'
import { openEmbedded } from './surface.ts'

/** `version` names the tiles as they are now. What it draws with is on its way from now on. */
export function embeddedProvider(version: string): MapProvider {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null
  if (canDraw) maplibre.fetchAhead()
  return {
    name: 'map',
    async load() {
      if (!canDraw) throw new CannotDraw('The browser has no WebGL')
      await maplibre.fetch()
    },
    open: async (element, view, room) => openEmbedded(await maplibre.fetch(), element, view, room, version),
  }
}

const maplibre = lazyCode(async () => {
  const [library, workerUrl] = await Promise.all([
    import('maplibre-gl'),
    fetchWorker(),
    import('maplibre-gl/dist/maplibre-gl.css'),
    fetchLetters(),
  ])
  library.setWorkerUrl(workerUrl)
  return library
})

/** The worker would be asked for only once the map opens; the browser keeps it until then. */
async function fetchWorker() {
  const { default: url } = await import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url')
  await fetch(url)
  return url
}

/** The page's own letters, which names are drawn with; those it has not used yet, as in Łódź, come with them. */
const fetchLetters = () =>
  Promise.all(['500', '600'].map((weight) => document.fonts.load(`${weight} 12px "Public Sans Variable"`, 'Aéłş')))
