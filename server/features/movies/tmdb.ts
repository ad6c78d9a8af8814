// Asks TMDB for titles and posters; whatever goes wrong there becomes a sentence that a member may read.
import { setTimeout as pause } from 'node:timers/promises'
import { notFound, Refusal } from '#platform/errors.ts'
import { type MoviePage, readPage } from './movie-page.ts'
import { openRateLimit, type RateLimit } from './rate-limit.ts'

export interface TmdbConfig {
  /** A v4 read access token, or a v3 key. */
  apiKey: string
  url: string
  imageUrl: string
}

interface Tmdb {
  /** The first page; people are left out, and posters have our own addresses. */
  search(query: string): Promise<MoviePage>
  /** A JPEG, 185 pixels wide. */
  poster(file: string): Promise<Buffer>
}

const LARGEST_POSTER = 200_000
const LARGEST_ANSWER = 1_000_000
/** TMDB objects to some 40 a second from one address; several processes stay below that together. */
const SEARCHES_PER_SECOND = 8
const POSTERS_PER_SECOND = 40
const LONGEST_REST_SECONDS = 60

export function openTmdb({ apiKey, url, imageUrl }: TmdbConfig, timeoutMs: number): Tmdb {
  // Only a token has dots: it is a JWT. TMDB takes it in the header, and the older key in the address alone.
  const isToken = apiKey.includes('.')
  const searches = openRateLimit(SEARCHES_PER_SECOND, timeoutMs / 4)
  const posters = openRateLimit(POSTERS_PER_SECOND, timeoutMs)
  return {
    async search(query) {
      const address = new URL(`${url}/3/search/multi`)
      address.searchParams.set('query', query)
      if (!isToken) address.searchParams.set('api_key', apiKey)
      const headers = { accept: 'application/json', ...(isToken && { authorization: `Bearer ${apiKey}` }) }
      const body = await ask(address, { rateLimit: searches, headers, most: LARGEST_ANSWER, timeoutMs })
      const page = readPage(body?.toString() ?? '')
      if (!page) throw unavailable('TMDB answered something we do not understand.')
      return page
    },
    async poster(file) {
      const address = new URL(`${imageUrl}/t/p/w185/${file}`)
      const headers = { accept: 'image/jpeg' }
      const body = await ask(address, { rateLimit: posters, headers, most: LARGEST_POSTER, timeoutMs })
      if (body?.subarray(0, JPEG_START.length).equals(JPEG_START)) return body
      throw notFound('Poster')
    },
  }
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

interface TmdbOptions {
  rateLimit: RateLimit
  headers: Record<string, string>
  /** In bytes. */
  most: number
  timeoutMs: number
}

/** Null where there is nothing at that address, or more than we take. */
async function ask(address: URL, { rateLimit, headers, most, timeoutMs }: TmdbOptions) {
  const now = performance.now()
  const at = rateLimit.reserve(now)
  if (at === null) throw unavailable('Many brothers are searching for movies. Try again in a moment.', 5)
  if (at > now) await pause(at - now)
  const answer = await exchange(address, { headers, most, timeoutMs })
  if (answer.status === 200) return answer.body
  if (answer.status === 404) return null
  if (answer.status === 401 || answer.status === 403)
    throw unavailable('TMDB does not accept our key. Tell those who run the server.')
  const seconds = answer.status === 429 ? answer.restSeconds : 0
  rateLimit.rest(performance.now() + seconds * 1_000)
  throw unavailable('TMDB cannot answer just now. Try again in a minute.', seconds)
}

async function exchange(address: URL, { headers, most, timeoutMs }: Omit<TmdbOptions, 'rateLimit'>) {
  try {
    // A redirect would carry the key elsewhere.
    const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const asked = Number(response.headers.get('retry-after')) || 1
    return {
      status: response.status,
      restSeconds: Math.min(Math.max(asked, 1), LONGEST_REST_SECONDS),
      body: await readUpTo(response, most),
    }
  } catch {
    // What was thrown may quote the address, and with it the key.
    throw unavailable('TMDB did not answer. Try again in a minute.')
  }
}

/** Null when it is more. */
async function readUpTo(response: Response, most: number) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const unavailable = (sentence: string, retryAfter?: number) =>
  new Refusal('unavailable', sentence, retryAfter ? { retryAfter } : {})
