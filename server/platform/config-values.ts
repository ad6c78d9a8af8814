// How single values of the environment are read: addresses, hosts, proxies and keys.
import { isIP } from 'node:net'
import { z } from 'zod'
import { parseKeys } from './watermark/keys.ts'

/** A secret is sent there, so only this machine itself may be addressed without TLS. */
export function isSafe(address: string) {
  const url = URL.parse(address)
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url?.hostname ?? '')
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
}

/** Aerie stands at the top of its address: its pages and its cookie know no other place. */
export function readOrigin(given: string, context: z.RefinementCtx) {
  const url = URL.parse(given)
  if (url && url.href === `${url.origin}/` && /^https?:$/.test(url.protocol)) return url.origin
  context.addIssue(
    'must be an address such as https://brothers.example.org, with a port at most: no path, question mark, # or password',
  )
  return z.NEVER
}

/** A signed word of 51 letters stands before the @ of each mail, where 64 have room. */
export function readBounces(given: string, context: z.RefinementCtx) {
  const address = given.toLowerCase()
  if (/^[a-z\d._-]{1,13}@[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(address)) return address
  context.addIssue('must be an address such as bounces@example.org, with at most 13 letters before the @')
  return z.NEVER
}

export function readHosts(given: string, context: z.RefinementCtx) {
  const hosts = given.split(',').flatMap((host) => host.trim().toLowerCase() || [])
  if (hosts.every((host) => /^\.?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) && isIP(host) === 0)) return hosts
  context.addIssue('must be names such as push.example.org, or .example.org for all under it, with commas between')
  return z.NEVER
}

/** `true` is one proxy, `false` none. */
export function readTrust(given: string, context: z.RefinementCtx) {
  const hops = { true: '1', false: '0' }[given] ?? given
  if (/^\d$/.test(hops)) return Number(hops)
  const addresses = given.split(',').map((address) => address.trim())
  if (addresses.every(isNetwork)) return addresses
  context.addIssue('must be the number of proxies in front, or their addresses with commas between')
  return z.NEVER
}

/** They are secret, so that the sentence does not repeat them either. */
export function readKeys(given: string, context: z.RefinementCtx) {
  const keys = parseKeys(given)
  if (keys) return keys
  context.addIssue('must be keys such as 1:… and 2:… in order with commas between, each of 64 hexadecimal digits')
  return z.NEVER
}

/** An address, or one with the length of its prefix. */
function isNetwork(text: string) {
  const [, address = '', bits = '0'] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  return Number(bits) <= (isIP(address) === 4 ? 32 : 128) && isIP(address) > 0
}
