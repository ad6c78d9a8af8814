// Reads GeoNames' cities500: one city on each line, its fields between tabs.
import { readFile } from 'node:fs/promises'
import { TODAY } from './called.ts'

export interface RawCity {
  id: number
  name: string
  otherNames: string[]
  latitude: number
  longitude: number
  /** What GeoNames takes it for: PPLC is a capital, PPLX a part of another place. */
  feature: string
  /** ISO 3166-1, two letters. */
  country: string
  /** GeoNames' code of the region within the country. */
  region: string
  population: number
}

/** Places that are no more, or not yet: historical, abandoned, destroyed. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

export async function readCities(file: string): Promise<RawCity[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.map(readCity).filter((city) => city !== null)
}

function readCity(line: string): RawCity | null {
  const [id, name, ascii, names, latitude, longitude, kind, feature, country, , region, , , , population] =
    line.split('\t')
  if (!name || !feature || !country || kind !== 'P' || GONE.has(feature)) return null
  return {
    id: Number(id),
    // A comma would read as the beginning of its region.
    name: TODAY[Number(id)] ?? name.split(', ')[0] ?? name,
    otherNames: [name, ascii ?? '', ...(names ?? '').split(',')].filter(Boolean),
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    region: region ?? '',
    population: Number(population),
  }
}
