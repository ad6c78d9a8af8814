// The markers on our own map: discs for brothers, planes for travellers, and the one that is picked.
import type {
  ExpressionSpecification,
  LayerSpecification,
  Map as LibreMap,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import * as colour from '../palette.ts'
import { type Place, RADIUS_WITH_NUMBER, radiusOf, strengthAmong } from '../place.ts'
import { TRAVEL_MARK, TRAVEL_MARK_DENSITY, travelMarkOffset } from '../travel-mark.ts'
import { SEMIBOLD } from './name-layers.ts'

const PLANE = 'plane'

/** Which react to clicks, the uppermost first. */
export const TOUCHABLE = ['travel', 'disc']

const expression = (...parts: unknown[]) => parts as unknown as ExpressionSpecification
const RADIUS = expression('get', 'radius')
const hasNumber = (is: '<' | '>=') => expression(is, RADIUS, RADIUS_WITH_NUMBER) as never

export async function fetchPlane() {
  const image = new Image()
  image.src = TRAVEL_MARK
  await image.decode()
  return image
}

export function addMarkers(map: LibreMap, plane: HTMLImageElement) {
  map.addImage(PLANE, plane, { pixelRatio: TRAVEL_MARK_DENSITY })
  for (const source of ['places', 'picked']) map.addSource(source, { type: 'geojson', data: placesData([]) })
  for (const layer of markerLayers) map.addLayer(layer)
}

/** `at` is the place's number in the list. */
export const placesData = (places: readonly Place[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map((place, at) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
    properties: {
      at,
      count: place.memberCount,
      radius: place.memberCount > 0 ? radiusOf(place.memberCount) : 0,
      travellers: place.travellers.length,
      offset: [travelMarkOffset(place), -travelMarkOffset(place)],
    },
  })),
})

const FILL = 0.2

/** Small discs lie over large ones, so that each can be reached. */
const markerLayers: LayerSpecification[] = [
  {
    id: 'disc',
    type: 'circle',
    source: 'places',
    filter: ['>', ['get', 'count'], 0],
    layout: { 'circle-sort-key': ['-', 0, ['get', 'count']] },
    paint: {
      'circle-radius': RADIUS,
      'circle-color': colour.FOIL_FILL,
      'circle-stroke-color': colour.FOIL,
      'circle-stroke-width': 1.25,
      'circle-opacity': FILL,
    },
  },
  {
    id: 'core',
    type: 'circle',
    source: 'places',
    filter: ['all', ['>', ['get', 'count'], 0], hasNumber('<')],
    paint: {
      'circle-radius': expression('interpolate', ['linear'], ['zoom'], 0, 1.8, 3, 2.2),
      'circle-color': colour.FOIL,
    },
  },
  {
    id: 'picked',
    type: 'circle',
    source: 'picked',
    paint: { 'circle-radius': RADIUS, 'circle-color': colour.FOIL_FILL },
  },
  numbers('number', 'places', { 'text-color': colour.INK }),
  numbers('picked-number', 'picked', { 'text-color': colour.ON_FOIL }, { 'text-allow-overlap': true }),
  {
    id: 'travel',
    type: 'symbol',
    source: 'places',
    filter: ['>', ['get', 'travellers'], 0],
    layout: { 'icon-image': PLANE, 'icon-allow-overlap': true, 'icon-offset': ['get', 'offset'] },
  },
]

type Symbols = Required<Pick<SymbolLayerSpecification, 'paint' | 'layout'>>

function numbers(
  id: string,
  source: string,
  paint: Symbols['paint'],
  layout: Symbols['layout'] = {},
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: hasNumber('>='),
    layout: {
      'text-field': ['to-string', ['get', 'count']],
      'text-font': SEMIBOLD,
      'text-size': 11,
      'text-padding': 0,
      'symbol-sort-key': ['-', 0, ['get', 'count']],
      ...layout,
    },
    paint,
  }
}

/** Few are as strong from afar as from near. */
export function strengthenFor(map: LibreMap, count: number) {
  const strength = strengthAmong(count)
  const rising = (from: number, to: number) => expression('interpolate', ['linear'], ['zoom'], 1, from, 6, to)
  map.setPaintProperty('disc', 'circle-opacity', rising(FILL * strength, FILL))
  map.setPaintProperty('disc', 'circle-stroke-opacity', rising(0.04 + 0.96 * strength, 1))
  map.setPaintProperty('core', 'circle-opacity', rising(0.4 + 0.6 * strength, 1))
  map.setPaintProperty('number', 'text-opacity', rising(Math.min(1, 4 * strength), 1))
}
