// Each container has a field of its own for when a film was taken; a clock that was never set tells nothing.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCreation } from './creation.ts'
import { aviFilm, film, wmvFilm } from './film.fixture.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-creation-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function creation(content: Uint8Array, extension: string) {
  const path = join(folder, 'film')
  await writeFile(path, content)
  return readCreation(path, extension, NOW)
}
const utc = (at: string) => ({ at, clock: 'utc', ahead: null })
const place = (at: string) => ({ at, clock: 'place', ahead: null })

test('the films of a phone and of two cameras that do not say', async () => {
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  expect(await readCreation(beside('VID_20240615_193000.mp4'), 'mp4', NOW)).toEqual(utc('2024-06-15T19:30:00'))
  expect(await readCreation(beside('camera-2004.mov'), 'mov', NOW)).toBeNull()
  expect(await readCreation(beside('old-phone.mp4'), 'mp4', NOW)).toBeNull()
})

const SINCE_1904 = Date.UTC(1970, 0, 1) - Date.UTC(1904, 0, 1)

/** An mp4 or mov whose header says when; `version` 1 counts with 64 bits. */
function iso(at: string, version: 0 | 1 = 0) {
  const seconds = (Date.parse(at) + SINCE_1904) / 1_000
  const mvhd = Buffer.alloc(8 + 100)
  mvhd.write('mvhd', 4)
  mvhd.writeUInt32BE(mvhd.length)
  mvhd[8] = version
  if (version === 1) mvhd.writeBigUInt64BE(BigInt(seconds), 12)
  else mvhd.writeUInt32BE(seconds, 12)
  const moov = Buffer.from('\0\0\0\0moov', 'latin1')
  moov.writeUInt32BE(8 + mvhd.length)
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x0cmdatfilm', 'latin1'), moov, mvhd])
}

test('an mp4 and a mov count from 1904', async () => {
  expect(await creation(iso('2024-06-15T19:30:00Z'), 'mp4')).toEqual(utc('2024-06-15T19:30:00'))
  expect(await creation(iso('2024-06-15T19:30:00Z', 1), 'mov')).toEqual(utc('2024-06-15T19:30:00'))
  expect(await creation(iso('1965-06-12T10:00:00Z'), 'mov')).toEqual(utc('1965-06-12T10:00:00'))
  for (const never of ['1904-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2031-01-01T00:00:00Z'])
    expect(await creation(iso(never), 'mp4'), never).toBeNull()
})

test('Matroska counts from 2001', async () => {
  const of = async (ns: bigint) => {
    const whole = Buffer.from(await film('mkv', { codec: 'avc' }))
    const info = whole.lastIndexOf(Buffer.from('1549a966', 'hex'))
    // In place of what is said of the program: Info, its length of eight bytes, and all of it but for the date nothing.
    const date = Buffer.from('4461880000000000000000', 'hex')
    date.writeBigInt64BE(ns, 3)
    const head = Buffer.from('1549a966010000000000000b', 'hex')
    return creation(Buffer.concat([whole.subarray(0, info), head, date, whole.subarray(info)]), 'mkv')
  }
  expect(await of(BigInt(Date.UTC(2024, 5, 15, 19, 30) - Date.UTC(2001, 0, 1)) * 1_000_000n)).toEqual(
    utc('2024-06-15T19:30:00'),
  )
  expect(await of(-1_000_000_000n)).toEqual(utc('2000-12-31T23:59:59'))
  expect(await of(0n)).toBeNull()
})

test.each([
  ['Sat Jun 15 19:30:00 2024\n\0', place('2024-06-15T19:30:00')],
  ['MON MAR  3 15:04:43 2003', place('2003-03-03T15:04:43')],
  ['2005:08:17 11:42:43', place('2005-08-17T11:42:43')],
  ['2005/08/17 11:42', { at: '2005-08-17', clock: 'day', ahead: null }],
  ['Mon Foo 10 15:04:43 2003', null],
  ['1970-01-01 00:00:00', null],
  ['', null],
] as const)('an avi whose camera wrote %j', async (written, told) => {
  const avi = aviFilm()
  const field = Buffer.alloc(8 + written.length + (written.length % 2))
  field.write('IDIT')
  field.writeUInt32LE(written.length, 4)
  field.write(written, 8, 'latin1')
  const list = Buffer.from('LIST\0\0\0\0INFO', 'latin1')
  list.writeUInt32LE(4 + field.length, 4)
  const whole = Buffer.concat([avi, list, field])
  whole.writeUInt32LE(whole.length - 8, 4)
  expect(await creation(whole, 'avi')).toEqual(told)
})

test('Windows counts from 1601', async () => {
  const of = (ticks: bigint) => {
    const object = Buffer.alloc(24 + 80)
    object.write('a1dcab8c47a9cf118ee400c00c205365', 'hex')
    object.writeBigUInt64LE(BigInt(object.length), 16)
    object.writeBigUInt64LE(ticks, 24 + 24)
    const wmv = wmvFilm()
    const whole = Buffer.concat([wmv.subarray(0, 30), object, wmv.subarray(30)])
    whole.writeBigUInt64LE(wmv.readBigUInt64LE(16) + BigInt(object.length), 16)
    return creation(whole, 'wmv')
  }
  expect(await of(BigInt(Date.UTC(2024, 5, 15, 19, 30) - Date.UTC(1601, 0, 1)) * 10_000n)).toEqual(
    utc('2024-06-15T19:30:00'),
  )
  expect(await of(0n)).toBeNull()
  expect(await of(2n ** 64n - 1n)).toBeNull()
})

test.each(['avi', 'wmv', 'mp4', 'mkv', 'flv'])('junk that is called %s tells nothing, and ends', async (extension) => {
  for (const junk of [Buffer.alloc(0), Buffer.from('junk'), Buffer.alloc(5_000), Buffer.alloc(5_000, 0xff)])
    expect(await creation(junk, extension)).toBeNull()
  const nested = Buffer.from('000000006d6f6f76'.repeat(1_000), 'hex')
  expect(await creation(nested, extension)).toBeNull()
})
