// The file of all cities: arrays of numbers and text one after the other, used in memory as they lie in the file.

/** The world as the file has it. A city is a number from 0 on, and so are a region, a country and a key. */
export interface GazetteerTables {
  /** One for each city: its number at GeoNames. */
  ids: Uint32Array
  /** In hundred-thousandths of a degree. */
  latitudes: Int32Array
  longitudes: Int32Array
  /** 0 where nobody has counted. */
  populations: Uint32Array
  /** How likely it is meant, in thousandths: the logarithm of its population, more for capitals, less for quarters. */
  prominences: Uint16Array
  /** The region of each city. */
  regions: Uint16Array
  /** All names as UTF-8, that of a city from its start to the next one's. */
  names: Uint8Array
  nameStarts: Uint32Array
  /** All keys that cities are found by, in the order of their bytes. */
  keys: Uint8Array
  keyStarts: Uint32Array
  /** For each key, where its postings start. */
  postingStarts: Uint32Array
  /** A city and what kind of name the key is to it: 4 × city + kind. */
  postings: Uint32Array
  /** An `AreaNames` as JSON. */
  areaNames: Uint8Array
}

/** Regions and countries, and what they are called. */
export interface AreaNames {
  /** `holds`: the countries whose cities are looked for in this one too. */
  countries: { name: string; population: number; holds?: number[] }[]
  regions: { name: string; country: number; population: number }[]
  /** In ascending order of the keys. */
  keys: AreaKey[]
}

export interface AreaKey {
  key: string
  /** Codes have to be written out, lesser ones give way to those; a word inside a name is not the name, nor what else it is called. */
  kind: 'name' | 'word' | 'also' | 'code' | 'lesser code'
  regions?: number[]
  countries?: number[]
}

/** What a key is to a city: its name, another name, a word inside its name and what follows, or a short code. */
export const NAME = 0
export const OTHER_NAME = 1
export const LATER_WORDS = 2
export const CODE = 3

export const DEGREE = 100_000

const PARTS = {
  ids: Uint32Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  prominences: Uint16Array,
  regions: Uint16Array,
  names: Uint8Array,
  nameStarts: Uint32Array,
  keys: Uint8Array,
  keyStarts: Uint32Array,
  postingStarts: Uint32Array,
  postings: Uint32Array,
  areaNames: Uint8Array,
} as const
const ORDER = Object.keys(PARTS) as (keyof GazetteerTables)[]
const HEADER_BYTES = ORDER.length * 4
/** Every array of numbers has to begin at a multiple of its numbers' size. */
const aligned = (offset: number) => Math.ceil(offset / 4) * 4

export function packGazetteer(gazetteer: GazetteerTables): Uint8Array<ArrayBuffer> {
  const size = ORDER.reduce((sum, part) => aligned(sum) + gazetteer[part].byteLength, HEADER_BYTES)
  const file = new Uint8Array(size)
  const lengths = new Uint32Array(file.buffer, 0, ORDER.length)
  let offset = HEADER_BYTES
  for (const [at, part] of ORDER.entries()) {
    const { buffer, byteOffset, byteLength } = gazetteer[part]
    file.set(new Uint8Array(buffer, byteOffset, byteLength), offset)
    lengths[at] = byteLength
    offset = aligned(offset + byteLength)
  }
  return file
}

/** Nothing is copied: the arrays are views of `file`, which has to begin at a multiple of 4 in its memory. */
export function unpackGazetteer(file: Uint8Array<ArrayBuffer>): GazetteerTables {
  const lengths = new Uint32Array(file.buffer, file.byteOffset, ORDER.length)
  let offset = file.byteOffset + HEADER_BYTES
  const parts = ORDER.map((part, at) => {
    const length = lengths[at] ?? 0
    const view = new PARTS[part](file.buffer, offset, length / PARTS[part].BYTES_PER_ELEMENT)
    offset = aligned(offset + length)
    return [part, view]
  })
  return Object.fromEntries(parts) as unknown as GazetteerTables
}
