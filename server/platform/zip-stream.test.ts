// A zip that is made while it is read: days that it cannot hold, and entries that break off.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamZip } from './zip-stream.ts'

const dayOf = async (mtime: Date) => {
  const zip = await buffer(streamZip((open) => open.add('scan.jpg', Readable.from(['x']), { mtime })))
  expect(Object.keys(unzipSync(zip))).toEqual(['scan.jpg'])
  const record = zip.subarray(zip.indexOf('PK\u0001\u0002'))
  const day = record.readUInt16LE(14)
  const [nameBytes, extraBytes] = [record.readUInt16LE(28), record.readUInt16LE(30)]
  const seconds = extraBytes === 0 ? null : record.readInt32LE(46 + nameBytes + 5)
  return { day: [(day >> 9) + 1980, (day >> 5) & 15, day & 31], seconds }
}

test.each([
  ['1965-06-12T12:00:00Z', [1980, 1, 1], null],
  ['1899-12-24T12:00:00Z', [1980, 1, 1], null],
  ['-000400-01-01T12:00:00Z', [1980, 1, 1], null],
  ['no day', [1980, 1, 1], null],
  ['1975-06-12T12:00:00Z', [1980, 1, 1], Date.UTC(1975, 5, 12, 12) / 1000],
  ['2024-10-12T12:00:00Z', [2024, 10, 12], Date.UTC(2024, 9, 12, 12) / 1000],
  ['2050-10-12T12:00:00Z', [2050, 10, 12], null],
  ['2965-06-12T12:00:00Z', [2107, 12, 31], null],
])('an entry of %s is whole, and bears the next day that it can', async (at, day, seconds) => {
  expect(await dayOf(new Date(at))).toEqual({ day, seconds })
})

test('an entry that breaks off ends the zip, and so does one that cannot be added', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('The disk is away')) })
  await expect(buffer(streamZip((zip) => zip.add('a.jpg', broken)))).rejects.toThrow('The disk is away')
  await expect(buffer(streamZip((zip) => zip.add('/a.jpg', Readable.from(['x']))))).rejects.toThrow()
})
