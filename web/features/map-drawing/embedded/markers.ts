// The markers on our own map: discs for brothers, sums of them, planes for travellers, calendar leaves for gatherings, the one that is picked, and the viewer.
import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as LibreMap,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import {
  hasNumber,
  isSum,
  type Marker,
  RADIUS_WITH_NUMBER,
  RING,
  radiusOf,
  strengthAmong,
} from '#features/map-layout/markers.ts'
import type { Spot } from '#features/map-layout/mercator.ts'
import * as colour from '#features/map-layout/palette.ts'
import {
  GATHERING_MARKER,
  gatheringMarkerOffset,
  HERE_MARKER,
  PICTURE_DENSITY,
  TRAVEL_MARKER,
  travelMarkerOffset,
} from '#features/map-layout/pictures.ts'
import type { Place } from '#features/map-layout/place.ts'
import { nameAmong } from '#features/map-layout/ring-names.ts'
import { MEDIUM, passOver, SEMIBOLD } from './name-layers.ts'

const PICTURES = { plane: TRAVEL_MARKER, gathering: GATHERING_MARKER, here: HERE_MARKER }
type Pictures = Record<keyof typeof PICTURES, HTMLImageElement>

const expression = (...parts: unknown[]) => parts as unknown as ExpressionSpecification
const RADIUS = expression('get', 'radius')
const is = (...properties: string[]) => ['all', ...properties.map((name) => ['get', name])] as never

export async function fetchPictures(): Promise<Pictures> {
  const [plane, gathering, here] = await Promise.all([
    decode(PICTURES.plane),
    decode(PICTURES.gathering),
    decode(PICTURES.here),
  ])
  return { plane, gathering, here }
}

async function decode(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

export function addMarkers(map: LibreMap, pictures: Pictures, palette: colour.Palette) {
  for (const [name, picture] of Object.entries(pictures)) map.addImage(name, picture, { pixelRatio: PICTURE_DENSITY })
  for (const source of ['markers', 'picked', 'here']) map.addSource(source, { type: 'geojson', data: collect([]) })
  for (const layer of markerLayers(palette)) map.addLayer(layer)
}

const setData = (map: LibreMap, source: string, features: ReturnType<typeof featureOf>[]) =>
  void map.getSource<GeoJSONSource>(source)?.setData(collect(features))

export function drawMarkers(map: LibreMap, markers: readonly Marker[], here: Spot | undefined) {
  const features = markers.map((marker, order) =>
    featureOf(marker, {
      order,
      count: marker.count,
      radius: marker.radius,
      isSum: isSum(marker) && marker.count > 0,
      isDisc: !isSum(marker) && marker.count > 0,
      isCored: marker.count > 0 && !hasNumber(marker),
      hasNumber: hasNumber(marker),
      name: nameAmong(markers, marker),
      nameOffset: (marker.radius + (isSum(marker) ? RING : 0) + NAME_GAP) / NAME_SIZE,
      isVisited: marker.isVisited,
      offset: [travelMarkerOffset(marker), -travelMarkerOffset(marker)],
      hasGathering: marker.hasGathering,
      gatheringOffset: [gatheringMarkerOffset(marker).right, gatheringMarkerOffset(marker).down],
    }),
  )
  setData(map, 'markers', features)
  setData(map, 'here', here ? [featureOf(here, {})] : [])
  passOver(
    map,
    markers.map((marker) => nameAmong(markers, marker)),
  )
  strengthenFor(map, markers.length)
}

export function drawPicked(map: LibreMap, place: Place | undefined) {
  const radius = place ? radiusOf(place.memberCount) : 0
  const properties = { count: place?.memberCount, radius, hasNumber: radius >= RADIUS_WITH_NUMBER }
  setData(map, 'picked', place && place.memberCount > 0 ? [featureOf(place, properties)] : [])
}

const featureOf = ({ latitude, longitude }: Spot, properties: Record<string, unknown>) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  properties,
})

const collect = (features: ReturnType<typeof featureOf>[]) => ({ type: 'FeatureCollection' as const, features })

const inOrder = { 'circle-sort-key': expression('get', 'order') }

/** Neither gives way to a number nor takes its room. */
const ALWAYS_THERE = { 'icon-allow-overlap': true, 'icon-ignore-placement': true }

/** In pixels. */
const NAME_SIZE = 12
const NAME_GAP = 5

const markerLayers = (palette: colour.Palette): LayerSpecification[] => [
  {
    id: 'disc',
    type: 'circle',
    source: 'markers',
    filter: is('isDisc'),
    layout: inOrder,
    paint: {
      'circle-radius': RADIUS,
      'circle-color': colour.FOIL_FILL,
      'circle-stroke-color': colour.FOIL,
      'circle-stroke-width': 1.25,
      'circle-opacity': colour.FILL,
    },
  },
  {
    id: 'core',
    type: 'circle',
    source: 'markers',
    filter: is('isCored'),
    paint: { 'circle-radius': 2.2, 'circle-color': colour.FOIL },
  },
  {
    id: 'sum-ring',
    type: 'circle',
    source: 'markers',
    filter: is('isSum'),
    layout: inOrder,
    paint: {
      'circle-radius': expression('+', RADIUS, RING),
      'circle-opacity': 0,
      'circle-stroke-color': colour.FOIL,
      'circle-stroke-width': 1,
      'circle-stroke-opacity': colour.RING_OPACITY,
    },
  },
  {
    id: 'sum',
    type: 'circle',
    source: 'markers',
    filter: is('isSum'),
    layout: inOrder,
    paint: {
      'circle-radius': RADIUS,
      'circle-color': colour.sumFill(palette),
      'circle-stroke-color': colour.FOIL,
      'circle-stroke-width': 1.25,
    },
  },
  {
    id: 'picked',
    type: 'circle',
    source: 'picked',
    paint: { 'circle-radius': RADIUS, 'circle-color': colour.FOIL_FILL },
  },
  namesOf(palette),
  numbers('number', 'markers', { 'text-color': colour.INK }),
  numbers('picked-number', 'picked', { 'text-color': colour.ON_FOIL }, { 'text-allow-overlap': true }),
  {
    id: 'travel',
    type: 'symbol',
    source: 'markers',
    filter: is('isVisited'),
    layout: { ...ALWAYS_THERE, 'icon-image': 'plane', 'icon-offset': ['get', 'offset'] },
  },
  {
    id: 'gathering',
    type: 'symbol',
    source: 'markers',
    filter: is('hasGathering'),
    layout: { ...ALWAYS_THERE, 'icon-image': 'gathering', 'icon-offset': ['get', 'gatheringOffset'] },
  },
  { id: 'here', type: 'symbol', source: 'here', layout: { ...ALWAYS_THERE, 'icon-image': 'here' } },
]

type Symbols = Required<Pick<SymbolLayerSpecification, 'paint' | 'layout'>>

const namesOf = (palette: colour.Palette): LayerSpecification => ({
  id: 'mark-name',
  type: 'symbol',
  source: 'markers',
  filter: ['!=', ['get', 'name'], ''],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': MEDIUM,
    'text-size': NAME_SIZE,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': expression('get', 'nameOffset'),
    'text-justify': 'auto',
  },
  paint: { 'text-color': palette.cityName, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
})

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
    filter: is('hasNumber'),
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

/** Where they stand alone, which is from MapLibre's 3 on, many are weak from afar and each as strong as any from near. */
function strengthenFor(map: LibreMap, count: number) {
  const strength = strengthAmong(count)
  const rising = (from: number, to: number) => expression('interpolate', ['linear'], ['zoom'], 2.99, to, 3, from, 6, to)
  map.setPaintProperty('disc', 'circle-opacity', rising(colour.FILL * strength, colour.FILL))
  map.setPaintProperty('disc', 'circle-stroke-opacity', rising(colour.rimOpacity(strength), 1))
  map.setPaintProperty('core', 'circle-opacity', rising(0.4 + 0.6 * strength, 1))
}
