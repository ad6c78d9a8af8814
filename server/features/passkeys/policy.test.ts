// What is judged of passkeys, as tables.
import { expect, test } from 'vitest'
import { relyingPartyOf } from '#platform/relying-party.ts'
import { type CounterVerdict, judgeCounter, kindOf, proposedName, whyKept } from './policy.ts'

test.each<[kept: number, backupEligible: boolean, told: number, CounterVerdict]>([
  [0, false, 0, 'good'],
  [0, false, 1, 'good'],
  [7, false, 8, 'good'],
  [7, false, 7, 'copied'],
  [7, false, 3, 'copied'],
  [7, false, 0, 'fell'],
  [0, true, 0, 'good'],
  [7, true, 8, 'good'],
  [7, true, 3, 'fell'],
  [7, true, 0, 'fell'],
])('after %i, where it may leave its device: %s, a counter of %i is %s', (counter, backupEligible, told, verdict) => {
  expect(judgeCounter({ counter, backupEligible }, told)).toBe(verdict)
})

test.each([
  ['https://brothers.example', 'brothers.example', 'https://brothers.example'],
  ['https://brothers.example:8443', 'brothers.example', 'https://brothers.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('of %s passkeys are made for %s, at %s', (publicUrl, rpId, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ rpId, origins: [origin] })
})

test.each(['http://192.168.1.9:3000', 'https://[2001:db8::7]'])('of %s none are made', (publicUrl) => {
  expect(relyingPartyOf(publicUrl)).toBeNull()
})

const NEEDED = 'Officers need one.'

test.each([
  [{ hasPassword: true, passkeys: 1, whyLastStays: null }, true, true],
  [{ hasPassword: false, passkeys: 2, whyLastStays: null }, true, true],
  [{ hasPassword: false, passkeys: 1, whyLastStays: null }, false, true],
  [{ hasPassword: false, passkeys: 1, whyLastStays: null }, true, false],
  [{ hasPassword: true, passkeys: 1, whyLastStays: NEEDED }, true, false],
  [{ hasPassword: true, passkeys: 2, whyLastStays: NEEDED }, true, true],
  [{ hasPassword: true, passkeys: 1, whyLastStays: NEEDED }, false, true],
])('with %o one that works here (%s) may go: %s', (ways, works, may) => {
  expect(whyKept(ways, works) === null).toBe(may)
})

const NOBODY = '00000000-0000-0000-0000-000000000000'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604'

test.each([
  [NOBODY, ['internal'], FIREFOX, 'Firefox on Linux', 'computer'],
  [NOBODY, ['internal', 'hybrid'], IPHONE, 'Safari on iPhone', 'phone'],
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', ['internal', 'hybrid'], IPHONE, 'iCloud Keychain', 'phone'],
  [NOBODY, ['hybrid'], FIREFOX, 'Phone', 'phone'],
  [NOBODY, ['usb', 'nfc'], FIREFOX, 'Security key', 'key'],
  [NOBODY, [], FIREFOX, 'Firefox on Linux', 'computer'],
])('one of %s, reached by %s, made with %s, is proposed as “%s”', (aaguid, transports, device, name, kind) => {
  const made = { aaguid, transports, device }
  expect([proposedName(made), kindOf(made)]).toEqual([name, kind])
})
