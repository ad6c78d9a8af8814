// What is secret of a contest, and what it is called, all of it reckoned from the key file of its box: none of it is in the database.
import { createHmac, type KeyObject } from 'node:crypto'
import { ORDER, timesBase, writePoint } from '@aerie/verifiable-elections/group'
import type { BoxKeys } from '#platform/vote-keys.ts'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 102 bits of 58 letters each. */
const UUID_LENGTH = 17

/** The server's own share of the key that opens the count. */
export const serverSecretOf = ({ contest }: BoxKeys) => numberFrom(contest, 'server')

/** What a member signs his ballot with. */
export const credentialOf = ({ credential }: BoxKeys, memberId: number) => numberFrom(credential, String(memberId))

export const publicCredentialOf = (keys: BoxKeys, memberId: number) =>
  writePoint(timesBase(credentialOf(keys, memberId)))

/** What the archive calls the contest. */
export function uuidOf({ uuid }: BoxKeys) {
  let number = numberFrom(uuid, 'uuid')
  let letters = ''
  for (let place = 0; place < UUID_LENGTH; place++) {
    letters += LETTERS.charAt(Number(number % 58n))
    number /= 58n
  }
  return letters
}

/** 512 bits modulo the order of the group, which none can foresee who has not the key. */
const numberFrom = (key: KeyObject, text: string) =>
  BigInt(`0x${createHmac('sha512', key).update(text).digest('hex')}`) % ORDER
