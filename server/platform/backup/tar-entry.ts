// What stands before and behind the content of a file in a tar, as POSIX has it: ustar, and pax for what that has no room for.

const BLOCK_BYTES = 512
const LONGEST_NAME = 100
/** Of eleven octal digits. */
const LARGEST = 0o77777777777
/** Of the entry's header, while its sum is made. */
const NO_SUM = '        '

/** For a file of so many bytes. */
export function headerOf(name: string, size: number, at: Date): Buffer {
  const records = [
    ...(Buffer.byteLength(name) > LONGEST_NAME ? [record('path', name)] : []),
    ...(size > LARGEST ? [record('size', String(size))] : []),
  ]
  const file = ustar({ name, size: size > LARGEST ? 0 : size, at, type: '0' })
  if (records.length === 0) return file
  const extended = Buffer.from(records.join(''))
  return Buffer.concat([
    ustar({ name: 'pax', size: extended.length, at, type: 'x' }),
    extended,
    paddingOf(extended.length),
    file,
  ])
}

/** Fills the last block of a content of so many bytes. */
export const paddingOf = (size: number) => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)

/** Two empty blocks. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK_BYTES)

/** Its length counts the digits that say it. */
function record(key: string, value: string) {
  const rest = ` ${key}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  const length = bytes + String(bytes + String(bytes).length).length
  return `${length}${rest}`
}

interface Header {
  name: string
  size: number
  at: Date
  /** A file, or what the next header has no room for. */
  type: '0' | 'x'
}

function ustar({ name, size, at, type }: Header) {
  const header = Buffer.alloc(BLOCK_BYTES)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name.slice(0, LONGEST_NAME), 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(Math.floor(at.getTime() / 1_000), 11), 136)
  header.write(NO_SUM, 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}
