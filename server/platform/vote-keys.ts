// The keys of votes: one for each ballot box and one that signs, in a folder that is neither the database nor in its backups.
import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomCode } from './secrets/codes.ts'
import { readKeyFile, writeKeyOnce } from './secrets/key-files.ts'

/** The keys of one box, each for one purpose. */
export interface BoxKeys {
  tag: KeyObject
  seal: KeyObject
  tracker: KeyObject
  electorate: KeyObject
  /** Of what is sealed by trustees: the server's own share, the voters' credentials, and what the contest is called. */
  contest: KeyObject
  credential: KeyObject
  uuid: KeyObject
}

interface SigningKey {
  privateKey: KeyObject
  /** SPKI. */
  publicKey: Buffer
}

export interface VoteKeys {
  /** Of these keys, and of those that sign what is handed out: all processes have it in common. */
  folder: string
  /** Makes the key of a new box and answers its name; it is on the disk by then. */
  add(): string
  /** Null where its file is gone. */
  find(name: string): BoxKeys | null
  /** Of all boxes whose key is there. */
  names(): Set<string>
  /** Made with the first call. */
  signing(): SigningKey
  /** The public part of the key that signs, in SPKI; null where none is there, and none is made. */
  signer(): Buffer | null
}

const BYTES = 32
const ENDING = '.key'
const SIGNING = 'signing.pem'

export function openVoteKeys(folder: string): VoteKeys {
  const opened = new Map<string, BoxKeys>()
  let signing: SigningKey | null = null
  return {
    folder,
    add() {
      const name = randomCode()
      writeKeyOnce(folder, `${name}${ENDING}`, randomBytes(BYTES))
      return name
    },
    find(name) {
      const known = opened.get(name)
      if (known) return known
      const secret = readKeyFile(join(folder, `${name}${ENDING}`))
      if (!secret) return null
      const keys = derive(secret)
      opened.set(name, keys)
      return keys
    },
    names: () =>
      new Set(list(folder).flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []))),
    signing() {
      signing ??= openSigningKey(folder)
      return signing
    },
    signer() {
      const pem = readKeyFile(join(folder, SIGNING))
      return pem && publicPartOf(createPrivateKey(pem))
    },
  }
}

const derive = (secret: Buffer): BoxKeys => ({
  tag: keyFor(secret, 'tag'),
  seal: keyFor(secret, 'seal'),
  tracker: keyFor(secret, 'tracker'),
  electorate: keyFor(secret, 'electorate'),
  contest: keyFor(secret, 'contest key'),
  credential: keyFor(secret, 'credential'),
  uuid: keyFor(secret, 'uuid'),
})

/** Node makes an object of a key that is given as bytes at every use, which takes longer than a ballot's HMAC and cipher do. */
const keyFor = (secret: Buffer, purpose: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `aerie ballots ${purpose}`, BYTES)))

function openSigningKey(folder: string): SigningKey {
  const file = join(folder, SIGNING)
  if (!readKeyFile(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    // Whoever needs one at the same moment may have been first; then his is the one.
    writeKeyOnce(folder, SIGNING, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  }
  const privateKey = createPrivateKey(readFileSync(file))
  return { privateKey, publicKey: publicPartOf(privateKey) }
}

const publicPartOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' })

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
