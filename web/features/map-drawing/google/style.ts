// How Google's map looks here: as close to our own as its styles allow.
import type { Palette } from '#features/map-layout/palette.ts'

const paint = (featureType: string, elementType: string, color: string): google.maps.MapTypeStyle => ({
  featureType,
  elementType,
  stylers: [{ color }],
})
const hide = (featureType: string, elementType = 'all'): google.maps.MapTypeStyle => ({
  featureType,
  elementType,
  stylers: [{ visibility: 'off' }],
})

export const googleStyle = (colour: Palette): google.maps.MapTypeStyle[] => [
  hide('all', 'labels.icon'),
  hide('road'),
  hide('transit'),
  hide('poi'),
  hide('water', 'labels'),
  hide('administrative.land_parcel'),
  hide('administrative.neighborhood'),
  paint('water', 'geometry', colour.sea),
  paint('landscape', 'geometry', colour.land),
  paint('administrative.country', 'geometry.stroke', colour.border),
  paint('administrative.province', 'geometry.stroke', colour.regionBorder),
  paint('all', 'labels.text.stroke', colour.halo),
  paint('administrative.country', 'labels.text.fill', colour.countryName),
  paint('administrative.province', 'labels.text.fill', colour.regionName),
  paint('administrative.locality', 'labels.text.fill', colour.cityName),
]
