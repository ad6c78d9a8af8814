// The names on our own map: countries from afar, then regions, then ever smaller cities.
import type { ExpressionSpecification, Map as LibreMap, StyleSpecification } from 'maplibre-gl'
import type { Palette } from '#features/map-layout/palette.ts'

/** The first name is the weight, by which MapLibre chooses among the faces of the second, the page's own. */
export const MEDIUM = ['Medium', 'Public Sans Variable']
export const SEMIBOLD = ['Semibold', 'Public Sans Variable']

const expression = (...parts: unknown[]) => parts as unknown as ExpressionSpecification
const byZoom = (...stops: unknown[]) => expression('interpolate', ['linear'], ['zoom'], ...stops)
const stepped = (...stops: unknown[]) => expression('step', ['zoom'], ...stops)
const bySize = (large: number, medium: number, small: number, smallest: number) =>
  expression('match', ['get', 'size'], 3, large, 2, medium, 1, small, smallest)
const byRank = (...stops: unknown[]) => expression('interpolate', ['linear'], ['get', 'rank'], ...stops)

/** Places of a kind whose rank is at most what the zoom allows. */
const places = (kind: string, most: ExpressionSpecification) => ({
  source: 'world',
  'source-layer': 'place',
  filter: expression('all', ['==', ['get', 'k'], kind], ['<=', ['get', 'rank'], most]) as never,
})

const COUNTRY_RANKS = stepped(1, 1.7, 2, 2.7, 3, 3.5, 4, 4.4, 5, 5.6, 6, 6.4, 7)
const REGION_RANKS = stepped(1, 4, 2, 5, 3, 5.6, 4)
const CITY_RANKS = stepped(0, 3, 1, 3.6, 2, 4.2, 3, 4.8, 5, 5.4, 7, 6, 8, 6.6, 9, 7.2, 10, 7.8, 11, 8.4, 12)

const CITIES = places('city', CITY_RANKS)

/** Cities of these names are named by their markers. */
export const passOver = (map: LibreMap, names: readonly string[]) =>
  map.setFilter('city-name', ['all', CITIES.filter, ['!', ['in', ['get', 'name'], ['literal', names]]]] as never)

export const nameLayers = (colour: Palette): StyleSpecification['layers'] => [
  {
    id: 'region-name',
    type: 'symbol',
    ...places('state', REGION_RANKS),
    minzoom: 3.2,
    maxzoom: 8,
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': SEMIBOLD,
      'text-size': byZoom(3, 8, 5, 9.5, 8, 12),
      'text-letter-spacing': 0.14,
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['+', 100, ['get', 'rank']],
    },
    paint: {
      'text-color': colour.regionName,
      'text-halo-color': colour.halo,
      'text-halo-width': 1,
      'text-opacity': byZoom(3.2, 0, 3.8, 0.9, 7.3, 0.9, 8, 0),
    },
  },
  {
    id: 'city-name',
    type: 'symbol',
    ...CITIES,
    minzoom: 2,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MEDIUM,
      'text-size': byZoom(2, 9.5, 5, byRank(0, 13, 4, 11, 8, 10), 9, byRank(0, 19, 4, 16, 8, 13, 12, 11.5)),
      'text-max-width': 8,
      'text-padding': 5,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      // Clear of the smallest marker.
      'text-radial-offset': 0.95,
      'text-justify': 'auto',
      'symbol-sort-key': ['+', ['*', ['get', 'rank'], 10], ['-', 10, ['log10', ['max', 1, ['get', 'pop']]]]],
    },
    paint: {
      'text-color': byRank(0, colour.cityName, 8, colour.smallCityName),
      'text-halo-color': colour.halo,
      'text-halo-width': 1.1,
    },
  },
  {
    id: 'country-name',
    type: 'symbol',
    ...places('country', COUNTRY_RANKS),
    minzoom: 1.6,
    maxzoom: 7,
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': SEMIBOLD,
      'text-letter-spacing': byZoom(1, 0.12, 4, 0.2, 6, 0.3),
      'text-max-width': 8,
      'text-line-height': 1.25,
      'text-size': byZoom(1, bySize(9.5, 9, 8.5, 8.5), 3, bySize(13, 11.5, 10, 9), 6, bySize(20, 17, 14, 12)),
      'text-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': colour.countryName,
      'text-halo-color': colour.halo,
      'text-halo-width': 1.2,
      'text-opacity': byZoom(1.6, 0, 2, 0.85, 5.5, 0.9, 6.8, 0),
    },
  },
]
