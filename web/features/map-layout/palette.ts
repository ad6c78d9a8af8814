// The colours of the map: those of the night, and where the page is of parchment, those of dusk.

const NIGHT = {
  sea: '#080c0f',
  land: '#171e22',
  engraving: 'rgb(239 226 199 / 0.1)',
  coast: '#46525a',
  border: '#38444c',
  regionBorder: '#283239',
  water: '#0c1216',
  halo: '#0b1013',
  countryName: '#9d988d',
  regionName: '#6f7273',
  cityName: '#c0baae',
  smallCityName: '#96938a',
}
export type Palette = typeof NIGHT

const DUSK: Palette = {
  sea: '#121b21',
  land: '#243038',
  engraving: 'rgb(239 226 199 / 0.1)',
  coast: '#566670',
  border: '#46555f',
  regionBorder: '#35434b',
  water: '#19242b',
  halo: '#151e24',
  countryName: '#c0baae',
  regionName: '#8d9192',
  cityName: '#d8d2c5',
  smallCityName: '#aeaaa0',
}

/** By the theme of the page. */
export const PALETTES = { dark: NIGHT, light: DUSK }

/** Of the markers, by night and at dusk alike. */
export const FOIL = '#dbb471'
export const FOIL_FILL = '#d9ac63'
export const ON_FOIL = '#1f150a'
export const INK = '#efe9dc'
export const TRAVEL = '#84c0e4'
export const GATHERING = '#81c995'
export const MARKER_GROUND = '#080c0f'
export const CITY_LIGHT = '#efe2c7'
/** Of a disc over what lies below it. */
export const FILL = 0.2
/** Of the hairline around a sum, and of a marker's rim by its strength. */
export const RING_OPACITY = 0.38
export const rimOpacity = (strength: number) => 0.04 + 0.96 * strength

/** A sum lets nothing shine through: the colour of its ground. */
export const sumFill = ({ sea }: Palette) => mix(FOIL_FILL, sea, 0.3)

const mix = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(one, at) * share + channel(other, at) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
