// The containers of films as nested parts: how one begins, which of them a player needs, and what nobody looks at.

export interface ContainerPart {
  name: string
  /** Where it begins, its content begins, and it ends, in bytes of the file. */
  at: number
  from: number
  end: number
}

type Read = (at: number, length: number) => Promise<Buffer>

export interface Container {
  /** Null where none begins there. */
  partAt(read: Read, at: number, within: ContainerPart): Promise<ContainerPart | null>
  /** Whose parts are looked at one by one. */
  opened: ReadonlySet<string>
  kept: ReadonlySet<string>
  /** The one of those kept that says of what a track is. */
  track: string
  /** Whether one of those kept is of picture or sound, where it says of what it is. */
  isOfFilm(read: Read, part: ContainerPart): Promise<boolean>
  /** The head of a part of so many bytes that players pass over. */
  unheeded(length: number): Buffer
  next(part: ContainerPart): number
}

const partOf = (name: string, at: number, head: number, end: number, within: ContainerPart): ContainerPart | null =>
  end >= at + head && end <= within.end ? { name, at, from: at + head, end } : null

const afterIt = ({ end }: ContainerPart) => end

/** Of lists the name is that of what they list. */
const avi: Container = {
  async partAt(read, at, within) {
    const head = await read(at, 12)
    const name = head.toString('latin1', 0, 4)
    if (head.length < 8 || !/^[ -~]{4}$/.test(name)) return null
    const isList = name === 'RIFF' || name === 'LIST'
    // Recordings that broke off are shorter than they say.
    const end = Math.min(at + 8 + head.readUInt32LE(4), within.end)
    return partOf(isList ? `(${head.toString('latin1', 8, 12)})` : name, at, isList ? 12 : 8, end, within)
  },
  opened: new Set(['(AVI )', '(AVIX)', '(hdrl)', '(strl)', '(odml)']),
  kept: new Set(['(movi)', 'avih', 'strh', 'strf', 'indx', 'vprp', 'dmlh', 'idx1']),
  track: 'strh',
  isOfFilm: async (read, { name, from }) =>
    name !== 'strh' || ['vids', 'auds'].includes((await read(from, 4)).toString('latin1')),
  unheeded(length) {
    const head = Buffer.from('JUNK\0\0\0\0', 'latin1')
    head.writeUInt32LE(length - 8, 4)
    return head
  },
  next: ({ end, from }) => end + ((end - from) % 2),
}

/** Of ASF. */
export const GUID = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  headerExtension: 'b503bf5f2ea9cf118ee300c00c205365',
  file: 'a1dcab8c47a9cf118ee400c00c205365',
  stream: '9107dcb7b7a9cf118ee600c00c205365',
  extendedStream: 'cba5e61472c632438399a96952065b5a',
  codecs: '4052d1861d31d011a3a400a0c90348f6',
  bitrates: 'ce75f87b8d46d1118d82006097c9a2b2',
  data: '3626b2758e66cf11a6d900aa0062ce6c',
  simpleIndex: '90080033b1e5cf1189f400a0c90349cb',
  index: 'd329e2d6da35d111903400a0c90349be',
  padding: '74d40618dfca0945a4ba9aabcb96aae8',
  sound: '409e69f84d5bcf11a8fd00805f5c442b',
  picture: 'c0ef19bc4d5bcf11a8fd00805f5c442b',
}
/** What stands between the head of an object and those in it. */
const BEFORE_OBJECTS: Record<string, number> = { [GUID.header]: 6, [GUID.headerExtension]: 22 }

const asf: Container = {
  async partAt(read, at, within) {
    const head = await read(at, 24)
    if (head.length < 24) return null
    const name = head.toString('hex', 0, 16)
    const end = at + Number(head.readBigUInt64LE(16))
    return partOf(name, at, 24 + (BEFORE_OBJECTS[name] ?? 0), end, within)
  },
  opened: new Set([GUID.header, GUID.headerExtension]),
  kept: new Set([
    ...[GUID.file, GUID.stream, GUID.extendedStream, GUID.codecs, GUID.bitrates],
    ...[GUID.data, GUID.simpleIndex, GUID.index],
  ]),
  track: GUID.stream,
  isOfFilm: async (read, { name, from }) =>
    name !== GUID.stream || [GUID.sound, GUID.picture].includes((await read(from, 16)).toString('hex')),
  unheeded(length) {
    const head = Buffer.from(`${GUID.padding}0000000000000000`, 'hex')
    head.writeBigUInt64LE(BigInt(length), 16)
    return head
  },
  next: afterIt,
}

/** MP4 and QuickTime. */
const iso: Container = {
  async partAt(read, at, within) {
    const head = await read(at, 16)
    if (head.length < 8) return null
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) return null
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? within.end - at : short
    const name = head.toString('latin1', 4, 8)
    // Recordings that broke off are shorter than they say.
    const end = name === 'mdat' ? Math.min(at + length, within.end) : at + length
    return partOf(name, at, short === 1 ? 16 : 8, end, within)
  },
  opened: new Set(['moov', 'trak', 'mdia']),
  kept: new Set(['ftyp', 'mdat', 'mvhd', 'tkhd', 'edts', 'mdhd', 'hdlr', 'minf', 'tref', 'tapt', 'elst']),
  track: 'hdlr',
  isOfFilm: async (read, { name, from }) =>
    name !== 'hdlr' || ['vide', 'soun'].includes((await read(from + 8, 4)).toString('latin1')),
  unheeded(length) {
    const head = Buffer.from('\0\0\0\0free', 'latin1')
    head.writeUInt32BE(length)
    return head
  },
  next: afterIt,
}

/** Matroska and WebM, by the ids of RFC 9559. */
const matroska: Container = {
  async partAt(read, at, within) {
    const head = await read(at, 12)
    const idLength = head[0] ? Math.clz32(head[0]) - 23 : 9
    const first = head[idLength]
    if (idLength > 4 || !first) return null
    const sizeLength = Math.clz32(first) - 23
    const digits = head.subarray(idLength, idLength + sizeLength)
    if (digits.length < sizeLength) return null
    const value = digits.reduce((sum, digit, i) => sum * 256 + (i === 0 ? digit & (255 >> sizeLength) : digit), 0)
    const from = idLength + sizeLength
    // All ones: as long as there is something, as recordings have it.
    const end = value === 2 ** (7 * sizeLength) - 1 ? within.end : at + from + value
    return partOf(head.toString('hex', 0, idLength), at, from, end, within)
  },
  // Segment, Info, Tracks, TrackEntry.
  opened: new Set(['18538067', '1549a966', '1654ae6b', 'ae']),
  kept: new Set([
    // EBML, SeekHead, Cluster, Cues; of Info the scale, length and programs; all of a track but its name and its tags.
    ...['1a45dfa3', '114d9b74', '1f43b675', '1c53bb6b', '2ad7b1', '4489', '4d80', '5741'],
    ...['d7', '73c5', '83', 'b9', '88', '55aa', '9c', '6de7', '6df8', '23e383', '234e7a', '55ee', '22b59c', '22b59d'],
    ...['86', '63a2', '258688', '56aa', '56bb', 'e0', 'e1', '6d80'],
  ]),
  track: '83',
  isOfFilm: async (read, { name, from }) => name !== '83' || [1, 2].includes((await read(from, 1))[0] ?? 0),
  unheeded(length) {
    if (length < 9) return Buffer.from([0xec, 0x80 + length - 2])
    const head = Buffer.from('ec0100000000000000', 'hex')
    head.writeUIntBE(length - 9, 3, 6)
    return head
  },
  next: afterIt,
}

/** By the ending that stands for a film's content. */
export const CONTAINERS: Readonly<Record<string, Container>> = {
  avi,
  wmv: asf,
  mp4: iso,
  mov: iso,
  webm: matroska,
  mkv: matroska,
}
