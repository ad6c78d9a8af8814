// The key pair by which push services know this installation: made with the first start, and kept with the keys of votes.
import { createECDH, createHmac } from 'node:crypto'
import { join } from 'node:path'
import { readKeyFile, writeKeyOnce } from '../secrets/key-files.ts'

const NAME = 'push.secret'
const CURVE = 'prime256v1'
const BYTES = 32

export interface PushKeys {
  /** The uncompressed point, in base64url: what a browser subscribes with. */
  publicKey: string
  privateKey: string
  /** A name of at most 32 letters by which a push service tells one subject from another, and learns nothing of it. */
  topicOf(subject: string): string
}

/** All processes share the folder. Throws where the file is none of a key. */
export function openPushKeys(folder: string): PushKeys {
  const file = join(folder, NAME)
  if (!readKeyFile(file)) writeKeyOnce(folder, NAME, makeKey())
  const kept = readKeyFile(file)
  if (kept?.length !== BYTES) throw new Error(`The key in ${file} cannot be read. Without it Aerie makes a new one.`)
  const pair = createECDH(CURVE)
  pair.setPrivateKey(kept)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: kept.toString('base64url'),
    topicOf: (subject) => createHmac('sha256', kept).update(subject).digest().subarray(0, 24).toString('base64url'),
  }
}

/** Whether it was made, or brought. */
export const hasPushKey = (folder: string) => readKeyFile(join(folder, NAME)) !== null

/** A number with leading zeros comes shorter than its 32 bytes. */
function makeKey() {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(BYTES - key.length), key])
}
