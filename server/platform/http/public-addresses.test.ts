// Addresses of the public internet, and names that are called only as they were judged.
import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublic, pinnedLookup } from './public-addresses.ts'

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['fec0::1', false],
  ['febf::1', false],
  ['::ffff:0:7f00:1', false],
  ['::ffff:0:10.0.0.1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['5f00::1', false],
  ['100::1', false],
  ['192.0.2.1', false],
  ['203.0.113.9', false],
  ['93.184.216.34', true],
  ['2a00:1450:4001:80b::200e', true],
  ['2606:2800:220:1::1', true],
  ['nowhere', false],
])('knows whether %s is public', (ip, expected) => {
  expect(isPublic(ip)).toBe(expected)
})

const look = (url: string, mayReach: (ip: string) => boolean) =>
  new Promise<string | LookupAddress[] | Error>((resolve) => {
    pinnedLookup(new URL(url), mayReach)('localhost', {}, (error, found) => resolve(error ?? found))
  })

test('a name is called at the addresses that were judged, and anew with each call', async () => {
  const judged: string[] = []
  let isOpen = true
  const judge = (ip: string) => {
    judged.push(ip)
    return isOpen
  }
  const [first] = [await look('https://localhost/', judge)]
  expect(['127.0.0.1', '::1']).toContain(first)
  expect(judged).toContain(first)
  isOpen = false
  expect(await look('https://localhost/', judge)).toBeInstanceOf(Error)
  expect(await look('https://localhost/', isPublic)).toBeInstanceOf(Error)
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
])('an inner address is not called: %s', (url) => {
  expect(() => pinnedLookup(new URL(url), isPublic)).toThrow()
})
