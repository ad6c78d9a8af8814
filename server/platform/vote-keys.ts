// The keys of votes: one for each ballot box and one that signs, in a folder that is neither the database nor in its backups.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { randomCode } from './secrets/codes.ts'

/** The keys of one box, each for one purpose. */
export interface BoxKeys {
  tag: Buffer
  seal: Buffer
  tracker: Buffer
  electorate: Buffer
}

interface SigningKey {
  privateKey: KeyObject
  /** SPKI. */
  publicKey: Buffer
}

export interface VoteKeys {
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
      writeOnce(folder, `${name}${ENDING}`, randomBytes(BYTES))
      return name
    },
    find(name) {
      const known = opened.get(name)
      if (known) return known
      const secret = read(join(folder, `${name}${ENDING}`))
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
      const pem = read(join(folder, SIGNING))
      return pem && publicPartOf(createPrivateKey(pem))
    },
  }
}

const derive = (secret: Buffer): BoxKeys => ({
  tag: keyFor(secret, 'tag'),
  seal: keyFor(secret, 'seal'),
  tracker: keyFor(secret, 'tracker'),
  electorate: keyFor(secret, 'electorate'),
})

const keyFor = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `aerie ballots ${purpose}`, BYTES))

function openSigningKey(folder: string): SigningKey {
  const file = join(folder, SIGNING)
  if (!read(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    // Whoever needs one at the same moment may have been first; then his is the one.
    writeOnce(folder, SIGNING, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  }
  const privateKey = createPrivateKey(readFileSync(file))
  return { privateKey, publicKey: publicPartOf(privateKey) }
}

const publicPartOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' })

const list = (folder: string): string[] => orMissing(() => readdirSync(folder)) ?? []
const read = (file: string): Buffer | null => orMissing(() => readFileSync(file))

/** Null where there is no such file or folder. */
function orMissing<T>(look: () => T): T | null {
  try {
    return look()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** All of it or nothing, still there after a power cut, and readable for this account alone. */
function writeOnce(folder: string, name: string, content: Buffer | string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${randomCode()}.part`)
  writeFileSync(part, content, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(part, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  syncFolder(folder)
}

/** Folders cannot be opened everywhere; then the link has to do. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
