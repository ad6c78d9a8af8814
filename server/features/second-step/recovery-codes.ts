// Makes recovery codes, and recognises them.
import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@aerie/contract/second-step'
import type { Context } from '#platform/context.ts'
import { keyedDigest } from '#platform/secrets/codes.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'

/** Without the letters and digits that are taken for one another: 32, so that each is five bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Ten of eight signs each, without the dash that they are shown with. */
export function makeRecoveryCodes() {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES)
    codes.add(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))
  return [...codes]
}

/** As in 7KQF-2MXN. */
export const shownCode = (code: string) => code.replace(/.{4}(?=.)/, '$&-')

export const hashOfCode = (ctx: Context, memberId: number, code: string) =>
  keyedDigest(readSigningKey(ctx, 'recovery-codes'), `${memberId}:${code}`)
