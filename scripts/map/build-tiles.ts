// Builds server/features/map/world.tiles, the map of the world: `node scripts/map/build-tiles.ts`.
//
// Land, coasts, waters and regions are Natural Earth's (public domain); cities and their sizes GeoNames' (CC BY 4.0). What it
// fetches comes from Debian's and npm's packages, so Node 24, tar and a Debian with apt have to be there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DEEPEST, packTiles, placeOf } from '../../server/features/map/tile-file.ts'
import { type Layer, makeLayers } from './layers.ts'
import { fetchSources, type TileFeature, type Tools } from './sources.ts'

const TARGET = new URL('../../server/features/map/world.tiles', import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'aerie-map-'))
try {
  const sources = await fetchSources(folder)
  const file = packTiles(cutTiles(await makeLayers(sources), sources.tools))
  await writeFile(TARGET, file)
  console.log(`${file.byteLength} bytes`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

function cutTiles(layers: Layer[], tools: Tools) {
  const tiles: (Uint8Array | undefined)[] = []
  for (let z = 0; z <= DEEPEST; z++) {
    const shown = layers.filter(({ from, to }) => from <= z && z <= to)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) tiles[placeOf({ z, x, y }) ?? 0] = cutTile(shown, tools, [z, x, y])
    console.log(`zoom ${z}: ${tiles.slice(placeOf({ z, x: 0, y: 0 }) ?? 0).filter(Boolean).length} tiles`)
  }
  return tiles
}

function cutTile(layers: Layer[], tools: Tools, [z, x, y]: [number, number, number]) {
  const parts: Record<string, { features: TileFeature[] }> = {}
  for (const { name, index, keeps } of layers) {
    const features = (index.getTile(z, x, y)?.features ?? []).filter((one) => keeps?.(one, z) ?? true)
    if (features.length > 0) parts[name] = { features }
  }
  if (Object.keys(parts).length === 0) return undefined
  return gzipSync(tools.fromGeojsonVt(parts, { version: 2, extent: 4096 }), { level: 9 })
}
