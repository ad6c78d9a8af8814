// Which addresses of the internet this machine calls because somebody told it to: public ones alone.

import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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

/**
 * For a call to `url`: its name is looked up once, and what was judged by `mayReach` is what is called. Throws where the
 * url names an address that may not be called.
 */
export function pinnedLookup({ hostname }: URL, mayReach: (ip: string) => boolean): LookupFunction {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayReach(host)) throw new Error('Not to be reached')
  return (name, options, then) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => mayReach(address))
      const [first] = open
      if (!first) then(error ?? new Error('Not to be reached'), '', 0)
      else if (options.all) then(null, open)
      else then(null, first.address, first.family)
    })
}
