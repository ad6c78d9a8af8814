// Archives as Belenios keeps them: an old tar of small files, all of one time, so that none says when it was added.

const BLOCK = 512
const LARGEST_FILE = 64 * 1024 * 1024

export type TarFile = { name: string; text: string }

/** One file of an archive; `seconds` since 1970 is the time that stands on all of them. */
export function writeTarFile({ name, text }: TarFile, seconds: number): Uint8Array {
  const content = new TextEncoder().encode(text)
  const bytes = new Uint8Array(BLOCK * (1 + Math.ceil(content.length / BLOCK)))
  const put = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at)
  const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0')
  put(0, name)
  put(100, '0000644\0')
  put(108, '0000000\0')
  put(116, '0000000\0')
  put(124, `${octal(content.length, 11)}\0`)
  put(136, `${octal(seconds, 11)}\0`)
  put(148, '        ')
  put(156, '0')
  const sum = bytes.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0)
  put(148, `${octal(sum, 6)}\0 `)
  bytes.set(content, BLOCK)
  return bytes
}

/** The files of an archive in their order; throws where it is cut, or has a file of more than 64 MB. */
export function* readTar(bytes: Uint8Array): Generator<TarFile> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const name = upToZero(bytes.subarray(at, at + 100))
    if (name === '') return
    const size = Number.parseInt(upToZero(bytes.subarray(at + 124, at + 136)).trim(), 8)
    const end = at + BLOCK + size
    if (!(size >= 0 && size <= LARGEST_FILE && end <= bytes.length)) throw new RangeError('The archive is cut')
    yield { name, text: decoder.decode(bytes.subarray(at + BLOCK, end)) }
    at += BLOCK * (1 + Math.ceil(size / BLOCK))
  }
}

function upToZero(bytes: Uint8Array) {
  const end = bytes.indexOf(0)
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)))
}
