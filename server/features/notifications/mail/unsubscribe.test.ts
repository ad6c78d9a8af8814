// Links that end emails: what was signed is read back, and nothing else is.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Claim, readClaim, signClaim } from './unsubscribe.ts'

const KEY = Buffer.alloc(32, 7)
const CLAIMS: Claim[] = [
  { memberId: 1, topics: ['nearby'] },
  { memberId: 2_147_483_647, topics: ['coming', 'crossing'] },
  { memberId: 77, topics: ['nearby', 'coming', 'crossing', 'lineage'] },
  { memberId: 78, topics: ['polls', 'requests'] },
]

test.each(CLAIMS)('reads back %j', (claim) => {
  const token = signClaim(KEY, claim)
  expect(token).toMatch(/^[\w-]{28}(?:[\w-]{2})?$/)
  expect(readClaim(KEY, token)).toEqual(claim)
})

test.each(CLAIMS)('refuses what differs in one bit from %j', (claim) => {
  const bytes = Buffer.from(signClaim(KEY, claim), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = Buffer.from(bytes)
    other.writeUInt8(other.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    expect(readClaim(KEY, other.toString('base64url'))).toBeNull()
  }
})

test('reads links that were signed when there were fewer topics', () => {
  const claim = Buffer.from([0, 0, 0, 77, 0b101])
  const signature = createHmac('sha256', KEY).update(claim).digest().subarray(0, 16)
  const token = Buffer.concat([claim, signature]).toString('base64url')
  expect(readClaim(KEY, token)).toEqual({ memberId: 77, topics: ['nearby', 'crossing'] })
})

test.each(['', 'x', 'x'.repeat(28), 'x'.repeat(64), '…'])('refuses %j', (token) => {
  expect(readClaim(KEY, token)).toBeNull()
})

test('refuses what another brotherhood signed', () => {
  expect(readClaim(Buffer.alloc(32, 8), signClaim(KEY, { memberId: 1, topics: ['nearby'] }))).toBeNull()
})
