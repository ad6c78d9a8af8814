// Fetches the picture at an address once, from the public internet alone.

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { invalid, Refusal } from '../errors.ts'
import { isPublic, pinnedLookup } from './public-addresses.ts'

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const UNREACHED = 'No picture could be fetched from this address. Save it and choose the file instead.'

/** What may be fetched, and the field of a form that it is asked for in. */
interface Wanted {
  url: string
  field: string
  /** In bytes. */
  largest: number
  tooLarge: string
}

/** `work` is given a file that is there only while it runs. `mayReach` judges each address that a name stands for. */
export async function withImageAt<T>(
  wanted: Wanted,
  work: (file: string) => Promise<T>,
  mayReach: (ip: string) => boolean = isPublic,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-image-'))
  try {
    const file = join(folder, 'image')
    await download(wanted, file, mayReach)
    return await work(file)
  } catch (error) {
    throw error instanceof Refusal ? invalid(wanted.field, error.message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function download({ url, largest, tooLarge }: Wanted, file: string, mayReach: (ip: string) => boolean) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await follow(url, { signal, mayReach }, MOST_REDIRECTS)
    await pipeline(response, upTo(largest, tooLarge), createWriteStream(file, { mode: 0o600 }), { signal })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_valid', UNREACHED)
  }
}

interface Way {
  signal: AbortSignal
  mayReach: (ip: string) => boolean
}

async function follow(url: string, way: Way, redirects: number): Promise<IncomingMessage> {
  const response = await ask(new URL(url), way)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return response
  response.destroy()
  if (statusCode < 300 || statusCode >= 400 || !headers.location || redirects === 0) throw new Error('No picture')
  return follow(new URL(headers.location, url).href, way, redirects - 1)
}

function ask(url: URL, { signal, mayReach }: Way): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : url.protocol === 'http:' ? getPlain : null
  if (!get) throw new Error('Not to be reached')
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: pinnedLookup(url, mayReach), headers: { accept: 'image/*' } }, resolve).on(
      'error',
      reject,
    )
  })
}

const upTo = (most: number, tooLarge: string) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw new Refusal('not_valid', tooLarge)
      yield chunk
    }
  }
