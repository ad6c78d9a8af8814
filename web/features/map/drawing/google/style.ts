// How Google's map looks here: as close to our own as its styles allow.
import * as colour from '../palette.ts'

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

export const NIGHT: google.maps.MapTypeStyle[] = [
  hide('all', 'labels.icon'),
  hide('road'),
  hide('transit'),
  hide('poi'),
  hide('water', 'labels'),
  hide('administrative.land_parcel'),
  hide('administrative.neighborhood'),
  paint('water', 'geometry', colour.SEA),
  paint('landscape', 'geometry', colour.LAND),
  paint('administrative.country', 'geometry.stroke', colour.BORDER),
  paint('administrative.province', 'geometry.stroke', colour.REGION_BORDER),
  paint('all', 'labels.text.stroke', colour.HALO),
  paint('administrative.country', 'labels.text.fill', colour.COUNTRY_NAME),
  paint('administrative.province', 'labels.text.fill', colour.REGION_NAME),
  paint('administrative.locality', 'labels.text.fill', colour.CITY_NAME),
]
