// The layers of the tiles: which shapes each is cut from, and from which zoom on they are in it.
import { DEEPEST } from '../../server/features/map/tile-file.ts'
import { type RawCity, readCities } from '../places/read-cities.ts'
import { coastOf, type Feature, feature, point, text, withoutAntarctica } from './features.ts'
import { cityNames, countryNames, regionNames } from './names.ts'
import type { Sources, TileFeature, TileIndex } from './sources.ts'

export interface Layer {
  name: string
  index: TileIndex
  from: number
  to: number
  /** What of a tile is kept at its zoom. */
  keeps?(feature: TileFeature, zoom: number): boolean
}

/** Up to this zoom the coarser shapes do. */
const COARSE = 3

export async function makeLayers(sources: Sources): Promise<Layer[]> {
  const { tools } = sources
  const cut = (features: Feature[], options: object = {}) =>
    new tools.GeoJSONVT(
      { type: 'FeatureCollection', features },
      // One zoom more than there is: the deepest would not be simplified.
      {
        maxZoom: DEEPEST + 1,
        indexMaxZoom: 0,
        indexMaxPoints: 0,
        tolerance: 1.8,
        extent: 4096,
        buffer: 32,
        ...options,
      },
    )
  const everywhere = { from: 0, to: DEEPEST }
  const ground = async (scale: '50m' | '10m', range: { from: number; to: number }): Promise<Layer[]> => {
    const land = withoutAntarctica(await sources.shapes(`ne_${scale}_land`))
    const topology = tools.worldAtlas(`countries-${scale}`)
    const borders = tools.toMesh(topology, topology.objects.countries, (a, b) => a !== b)
    return [
      { name: 'land', index: cut(land.map(bare)), ...range },
      { name: 'coast', index: cut([coastOf(land)], { buffer: 16 }), ...range },
      { name: 'border', index: cut([feature(borders)], { buffer: 16 }), ...range },
    ]
  }
  const cities = (await readCities(sources.cities500)).filter(({ feature: kind }) => kind !== 'PPLX')
  return [
    ...(await ground('50m', { from: 0, to: COARSE })),
    ...(await ground('10m', { from: COARSE + 1, to: DEEPEST })),
    {
      name: 'lake',
      index: cut((await sources.shapes('ne_10m_lakes')).map(bare), { tolerance: 4 }),
      ...everywhere,
      from: 2,
    },
    await rivers(sources, cut),
    await regionBorders(sources, cut),
    ...(await names(sources, cities)).flatMap((layer) => pointLayers('place', layer, cut)),
    ...LIGHTS_FROM.flatMap((least, zoom) => pointLayers('light', { zoom, features: lights(cities, least) }, cut)),
  ]
}

type Cut = (features: Feature[], options?: object) => TileIndex

const bare = ({ geometry }: Feature) => feature(geometry)

async function rivers({ shapes }: Sources, cut: Cut): Promise<Layer> {
  const streams = (await shapes('ne_10m_rivers_lake_centerlines'))
    .filter(({ properties }) => /River/.test(text(properties.featurecla)))
    .map(({ geometry, properties }) => feature(geometry, { r: properties.scalerank ?? 9 }))
  const most = (zoom: number) => (zoom < 5 ? 3 : zoom < 6 ? 5 : 6)
  return {
    name: 'river',
    index: cut(streams, { tolerance: 3, buffer: 8 }),
    from: 4,
    to: DEEPEST,
    keeps: ({ tags }, zoom) => Number(tags.r) <= most(zoom),
  }
}

/** Where what Natural Earth counts as statistical are the regions people know. */
const COUNTED = ['USA', 'IND', 'CAN']

async function regionBorders({ shapes }: Sources, cut: Cut): Promise<Layer> {
  const isBorder = ({ properties: { featurecla, adm0_a3 } }: Feature) =>
    /^Admin-1 (region )?boundary$/.test(text(featurecla)) ||
    (COUNTED.includes(text(adm0_a3)) && /statistical (boundary|meta bounds)/.test(text(featurecla)))
  const lines = (await shapes('ne_10m_admin_1_states_provinces_lines'))
    .filter(isBorder)
    .map(({ geometry, properties }) => feature(geometry, { m: properties.min_zoom ?? 9 }))
  return {
    name: 'adm1',
    index: cut(lines, { tolerance: 3, buffer: 8 }),
    from: 3,
    to: DEEPEST,
    keeps: ({ tags }, zoom) => Number(tags.m) <= (zoom === DEEPEST ? 9 : zoom + 1.7),
  }
}

interface Points {
  zoom: number
  features: Feature[]
}

async function names({ shapes, tools }: Sources, cities: RawCity[]): Promise<Points[]> {
  const topology = tools.worldAtlas('countries-10m')
  const outlines = tools.toFeatures(topology, topology.objects.countries).features
  const countries = countryNames(tools, outlines, cities)
  const regions = regionNames(tools, await shapes('ne_10m_admin_1_states_provinces'))
  const places = cityNames(await shapes('ne_10m_populated_places_simple'), cities)
  const rankOf = ({ properties }: Feature) => Number(properties.rank)
  return Array.from({ length: DEEPEST + 1 }, (_, zoom) => {
    const mostRegions = zoom < 3 ? 0 : zoom < 4 ? 1 : zoom < 5 ? 2 : 4
    return {
      zoom,
      features: [
        ...countries,
        ...regions.filter((region) => rankOf(region) <= mostRegions),
        ...places.filter((place) => Math.min(DEEPEST, cityFrom(place)) <= zoom),
      ],
    }
  })
}

function cityFrom({ properties }: Feature) {
  const rank = Number(properties.rank)
  if (properties.cap) return rank <= 1 ? 2 : rank <= 3 ? 3 : 4
  return [2, 3, 3, 4, 5, 5, 5, 6, 6][rank] ?? 7
}

/** The smallest population that shines, by zoom. */
const LIGHTS_FROM = [200_000, 150_000, 100_000, 60_000, 30_000, 12_000, 4000]

const lights = (cities: RawCity[], least: number) =>
  cities
    .filter(({ population }) => population >= least)
    .sort((a, b) => b.population - a.population)
    .map(({ longitude, latitude, population }) =>
      point(longitude, latitude, { p: Math.round(Math.log10(population) * 10) }),
    )

/** Points are chosen anew for each zoom. */
const pointLayers = (name: string, { zoom, features }: Points, cut: Cut): Layer[] => [
  {
    name,
    index: cut(features, { maxZoom: zoom, tolerance: 0, buffer: name === 'light' ? 8 : 0 }),
    from: zoom,
    to: zoom,
  },
]
