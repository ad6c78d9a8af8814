// Fetches the picture at an address once, from the public internet alone.

import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { invalid, Refusal } from '../errors.ts'

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const UNREACHED = 'No picture could be fetched from this address. Save it and choose the file instead.'

/** What is not on the public internet: this machine, its network, and what is reserved. */
const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

/** All that has been given out on the public internet; what is not in it is local, reserved, or IPv4 in other clothes. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address that a name stands for may be called; those of IPv6 that stand for one of IPv4 may not. */
export const isPublic = (ip: string) => {
  const kind = isIP(ip)
  if (kind === 6) return GLOBAL_IPV6.check(ip, 'ipv6') && !INSIDE.check(ip, 'ipv6')
  return kind === 4 && !INSIDE.check(ip, 'ipv4')
}

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

/** The name is looked up once, and what it was judged by is what is called. */
function ask(url: URL, { signal, mayReach }: Way): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : url.protocol === 'http:' ? getPlain : null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!get || (isIP(host) && !mayReach(host))) throw new Error('Not to be reached')
  const judged: LookupFunction = (name, options, then) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => mayReach(address))
      const [first] = open
      if (!first) then(error ?? new Error('Not to be reached'), '', 0)
      else if (options.all) then(null, open)
      else then(null, first.address, first.family)
    })
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: judged, headers: { accept: 'image/*' } }, resolve).on('error', reject)
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
