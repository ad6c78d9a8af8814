// Office files of the kind before 2007, streams in a container: whose they are, whether they have a password, or macros.
import { CFB } from '@e965/xlsx'
import { Refusal } from '../errors.ts'

export type OldFormat = 'doc' | 'xls' | 'ppt'

const LOCKED = 'This file has a password. Save it without a password and select that.'
const DAMAGED = 'This file is damaged. Save it again and select that.'
const BEGINNING = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

export const isOldOffice = (file: Uint8Array) => BEGINNING.every((byte, at) => file[at] === byte)

const STREAMS: Record<OldFormat, string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
}
const PROGRAMS: Record<OldFormat, string> = {
  doc: 'an old Word file',
  xls: 'an old Excel file',
  ppt: 'an old PowerPoint file',
}

/** Throws a refusal with the sentence to show; answers whether there are macros, which nothing here runs. */
export function checkOldOffice(file: Uint8Array, format: OldFormat): boolean {
  const container = open(file)
  if (!container) throw new Refusal('not_valid', isOldOffice(file) ? DAMAGED : `This is not a ${format} file.`)
  refuseLocked(container)
  const found = formatOf(container)
  if (found === null) throw new Refusal('not_valid', `This is not a ${format} file.`)
  if (found !== format) throw new Refusal('not_valid', misnamed(found, format))
  return hasMacros(container)
}

/** The same for the container of that kind under a newer name: it holds an older file, or one behind a password. */
export function refuseOldOffice(file: Uint8Array, ending: string): never {
  const container = open(file)
  const found = container && formatOf(container)
  throw new Refusal('not_valid', found ? misnamed(found, ending) : LOCKED)
}

type Container = ReturnType<typeof CFB.read>

function open(file: Uint8Array): Container | null {
  if (!isOldOffice(file)) return null
  try {
    return CFB.read(Buffer.from(file.buffer, file.byteOffset, file.byteLength), { type: 'buffer' })
  } catch {
    return null
  }
}

const streamOf = (container: Container, names: readonly string[]) =>
  names.map((name) => CFB.find(container, `/${name}`)?.content).find((content) => content !== undefined)

function formatOf(container: Container): OldFormat | null {
  const formats = Object.keys(STREAMS) as OldFormat[]
  return formats.find((format) => streamOf(container, STREAMS[format])) ?? null
}

const misnamed = (found: OldFormat, ending: string) =>
  `This is ${PROGRAMS[found]}, although its name ends in .${ending}. Let it end in .${found} and select that.`

/** Of Word and Excel a project is streams of its own; PowerPoint keeps it packed among its records, one of which says so. */
function hasMacros(container: Container) {
  const isProject = (path: string) => path.split('/').some((name) => name.toUpperCase() === '_VBA_PROJECT')
  if (container.FullPaths.some(isProject)) return true
  const records = bytesOf(container, STREAMS.ppt)
  for (let at = records.indexOf(VBA_ATOM); at >= 0; at = records.indexOf(VBA_ATOM, at + 1)) {
    const flag = at + VBA_ATOM.length + 4
    if (flag + 4 <= records.length && records.readUInt32LE(flag) !== 0) return true
  }
  return false
}

/** The header of a record VbaInfoAtom: version 2, type 0x0400, twelve bytes, of which the second four say whether there are any. */
const VBA_ATOM = Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00])

/** Each program says so in a place of its own. */
function refuseLocked(container: Container) {
  const isLocked =
    streamOf(container, ['EncryptedPackage']) !== undefined ||
    isLockedWord(bytesOf(container, STREAMS.doc)) ||
    isLockedExcel(bytesOf(container, STREAMS.xls)) ||
    isLockedPowerPoint(bytesOf(container, ['Current User']))
  if (isLocked) throw new Refusal('not_valid', LOCKED)
}

const bytesOf = (container: Container, names: readonly string[]) =>
  Buffer.from(streamOf(container, names) ?? new Uint8Array())

const WORD_FLAGS = 10
const isLockedWord = (stream: Buffer) =>
  stream.length >= WORD_FLAGS + 2 && (stream.readUInt16LE(WORD_FLAGS) & 0x0100) !== 0

const FILE_PASS = 0x2f
/** It is among the first records. */
const RECORDS_LOOKED_AT = 5

function isLockedExcel(stream: Buffer) {
  for (let at = 0, count = 0; at + 4 <= stream.length && count < RECORDS_LOOKED_AT; count++) {
    if (stream.readUInt16LE(at) === FILE_PASS) return true
    at += 4 + stream.readUInt16LE(at + 2)
  }
  return false
}

const LOCKED_TOKEN = 0xf3d1c4df
const isLockedPowerPoint = (stream: Buffer) => stream.length >= 16 && stream.readUInt32LE(12) === LOCKED_TOKEN
