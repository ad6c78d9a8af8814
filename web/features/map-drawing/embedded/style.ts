// How our own map looks: an engraving, of which more shows the nearer one comes.
import type { ExpressionSpecification, Map as LibreMap, StyleSpecification } from 'maplibre-gl'
import { CITY_LIGHT, type Palette } from '#features/map-layout/palette.ts'
import { nameLayers } from './name-layers.ts'

type Stop = number | string | ExpressionSpecification

/** A value by zoom, between pairs of zoom and value. */
const byZoom = (...stops: Stop[]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** Of tiles that are drawn ever larger beyond it. */
const DEEPEST_TILES = 6
const ATTRIBUTION =
  'Natural Earth · <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> CC BY 4.0'

const HATCH = 'hatch'
/** Drawn four times as large, for screens of any density. */
const HATCH_DENSITY = 4
const HATCH_PIXELS = 40
const LINE_EVERY = 10
const LINE_WIDTH = 3

/** `tiles`: the address of a tile, with {z}, {x} and {y} in it. */
export const engravedStyle = (tiles: string, colour: Palette): StyleSpecification => ({
  version: 8,
  sources: {
    world: { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom: DEEPEST_TILES, attribution: ATTRIBUTION },
  },
  transition: { duration: 150, delay: 0 },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
    ...groundLayers(colour),
    ...lineLayers(colour),
    ...lightLayers,
    ...nameLayers(colour),
  ],
})

const world = (layer: string) => ({ source: 'world', 'source-layer': layer })
type Layers = StyleSpecification['layers']

const groundLayers = (colour: Palette): Layers => [
  { id: 'land', type: 'fill', ...world('land'), paint: { 'fill-color': colour.land } },
  {
    id: 'hatch',
    type: 'fill',
    ...world('land'),
    maxzoom: 5,
    paint: { 'fill-pattern': HATCH, 'fill-opacity': byZoom(2, 1, 5, 0) },
  },
  {
    id: 'river',
    type: 'line',
    ...world('river'),
    minzoom: 4,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour.water, 'line-width': byZoom(4, 0.6, 7, 1.4, 10, 2.6) },
  },
  { id: 'lake', type: 'fill', ...world('lake'), paint: { 'fill-color': colour.water } },
]

const lineLayers = (colour: Palette): Layers => [
  {
    id: 'region-border',
    type: 'line',
    ...world('adm1'),
    minzoom: 3,
    filter: ['<=', ['get', 'm'], ['+', 1.7, ['zoom']]],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour.regionBorder,
      'line-width': byZoom(3, 0.5, 6, 0.8, 9, 1.2),
      'line-opacity': byZoom(3, 0, 4, 1),
    },
  },
  {
    id: 'border',
    type: 'line',
    ...world('border'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour.border,
      'line-width': byZoom(0, 0.4, 3, 0.8, 6, 1.2, 9, 1.8),
      'line-opacity': byZoom(1, 0.35, 4, 1),
    },
  },
  {
    id: 'coast',
    type: 'line',
    ...world('coast'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour.coast, 'line-width': byZoom(0, 0.5, 4, 0.8, 9, 1.3) },
  },
]

/** `p`: ten times the decimal logarithm of how many people live there. */
const byPeople = (...stops: number[]) =>
  ['interpolate', ['linear'], ['get', 'p'], ...stops] as unknown as ExpressionSpecification

const lightLayers: Layers = [
  {
    id: 'light',
    type: 'circle',
    ...world('light'),
    minzoom: 2,
    paint: {
      'circle-color': CITY_LIGHT,
      'circle-blur': 1,
      'circle-radius': byZoom(
        2,
        byPeople(30, 0.4, 52, 0.8, 62, 2, 72, 4),
        5,
        byPeople(30, 0.8, 45, 1.8, 60, 6, 72, 13),
        9,
        byPeople(30, 4, 45, 10, 60, 34, 72, 70),
      ),
      'circle-opacity': byZoom(2, 0, 3, 0.2, 5, 0.3, 7, 0.2, 9, 0.1),
    },
  },
]

/** Fine lines across the land, as an engraver fills it. */
export function addHatch(map: LibreMap, colour: Palette) {
  const canvas = document.createElement('canvas')
  canvas.width = HATCH_PIXELS
  canvas.height = HATCH_PIXELS
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = colour.engraving
  for (let y = 0; y < HATCH_PIXELS; y += LINE_EVERY) pen.fillRect(0, y, HATCH_PIXELS, LINE_WIDTH)
  map.addImage(HATCH, pen.getImageData(0, 0, HATCH_PIXELS, HATCH_PIXELS), { pixelRatio: HATCH_DENSITY })
}
