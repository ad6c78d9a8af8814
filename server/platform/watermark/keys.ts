// The keys of the mark: made once, kept beside the database and never in it, and old ones as long as copies bear them.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { replaceKey, writeKeyOnce } from '../secrets/key-files.ts'

export interface WatermarkKey {
  /** From 1; each copy notes with which it was marked. */
  id: number
  bytes: Buffer
}

/** In the order of their making: the last one marks, all are tried when a mark is read. */
export type WatermarkKeys = readonly [WatermarkKey, ...WatermarkKey[]]

const BYTES = 32
const fileIn = (dataFolder: string) => join(dataFolder, 'keys', 'watermark.json')

/** Those in the data folder, which get their first one here; throws a sentence where their file is damaged. */
export function openWatermarkKeys(dataFolder: string): WatermarkKeys {
  const file = fileIn(dataFolder)
  const kept = read(file)
  if (kept) return kept
  // Whoever starts at the same moment may have been first; then his is the one.
  writeKeyOnce(dirname(file), basename(file), written([{ id: 1, bytes: randomBytes(BYTES) }]))
  return read(file) ?? refuse(file)
}

/** Adds one, which marks from the next start on; those that marked until then are still read. */
export function addWatermarkKey(dataFolder: string): WatermarkKeys {
  const keys = openWatermarkKeys(dataFolder)
  const file = fileIn(dataFolder)
  const added: WatermarkKeys = [...keys, { id: keys.length + 1, bytes: randomBytes(BYTES) }]
  replaceKey(dirname(file), basename(file), written(added))
  return added
}

export const markingKey = (keys: WatermarkKeys): WatermarkKey => keys.at(-1) ?? keys[0]

/** `1:<64 hexadecimal digits>`, further ones after commas; null for anything else. */
export function parseKeys(text: string): WatermarkKeys | null {
  const parsed = text.split(',').map((part) => /^\s*(\d{1,4}):([\da-f]{64})\s*$/i.exec(part))
  const keys = parsed.flatMap((found) =>
    found ? [{ id: Number(found[1]), bytes: Buffer.from(found[2] ?? '', 'hex') }] : [],
  )
  const [first, ...others] = keys
  const isInOrder = keys.every(({ id }, at) => id === at + 1)
  return first && isInOrder && keys.length === parsed.length ? [first, ...others] : null
}

/** As its file has them. */
function written(keys: WatermarkKeys) {
  const texts = keys.map(({ id, bytes }) => `${id}:${bytes.toString('hex')}`)
  return `${JSON.stringify({ keys: texts }, null, 2)}\n`
}

/** Null where there is no such file yet. */
function read(file: string): WatermarkKeys | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    return refuse(file)
  }
  return parseFile(text) ?? refuse(file)
}

function parseFile(text: string) {
  try {
    const content: unknown = JSON.parse(text)
    const isKeys = typeof content === 'object' && content !== null && 'keys' in content && Array.isArray(content.keys)
    return isKeys ? parseKeys((content as { keys: unknown[] }).keys.join(',')) : null
  } catch {
    return null
  }
}

function refuse(file: string): never {
  throw new Error(
    `The keys of the watermark in ${file} cannot be read. Bring the file back from a backup: without it no mark of a ` +
      'copy that is out can be read. To begin anew with a new key, move the file away.',
  )
}
