// The file of cities is read as it was written, wherever its parts end.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GazetteerTables, packGazetteer, unpackGazetteer } from './gazetteer-file.ts'

const bytes = fc.uint8Array({ maxLength: 9 })
const numbers = fc.uint32Array({ maxLength: 5 })
const tables: fc.Arbitrary<GazetteerTables> = fc.record({
  ids: numbers,
  latitudes: fc.int32Array({ maxLength: 5 }),
  longitudes: fc.int32Array({ maxLength: 5 }),
  populations: numbers,
  prominences: fc.uint16Array({ maxLength: 5 }),
  regions: fc.uint16Array({ maxLength: 5 }),
  names: bytes,
  nameStarts: numbers,
  keys: bytes,
  keyStarts: numbers,
  postingStarts: numbers,
  postings: numbers,
  areaNames: bytes,
})

test('what was packed is unpacked', () => {
  fc.assert(
    fc.property(tables, (written) => {
      expect(unpackGazetteer(packGazetteer(written))).toEqual(written)
    }),
  )
})
