// A device that keeps passkeys, in software: it makes them and signs with them as WebAuthn says, and cheats where a test wants it to.
import { createHash, createPrivateKey, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { type NewPasskey, passkeys, type Signature } from '@aerie/contract/passkeys'
import type * as z from 'zod/mini'
import { PUBLIC_URL } from '../../test/mail.ts'
import type { World } from '../../test/world.ts'

type CreationAsked = z.output<typeof passkeys.beginAdd.response>
type SignatureAsked = z.output<typeof passkeys.beginSignIn.response>

/** Said of a ceremony in place of what is true. */
interface Cheats {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userHandle?: string
  isVerified?: boolean
}

interface Options {
  origin: string
  /** Whether the passkey may go from device to device. */
  synced?: boolean
  transports?: string[]
}

const PRESENT = 0x01
const VERIFIED = 0x04
const MAY_BE_COPIED = 0x08
const IS_COPIED = 0x10
const HAS_KEY = 0x40

export type Authenticator = ReturnType<typeof openAuthenticator>

export function openAuthenticator({ origin, synced = false, transports = ['internal'] }: Options) {
  const id = randomBytes(16)
  const name = id.toString('base64url')
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kept = { counter: 0, rpId: '', userHandle: randomBytes(32).toString('base64url') }

  const flags = (isVerified: boolean) =>
    PRESENT | (isVerified ? VERIFIED : 0) | (synced ? MAY_BE_COPIED | IS_COPIED : 0)

  function create(asked: CreationAsked, cheats: Cheats = {}): z.input<typeof NewPasskey> {
    kept.rpId = asked.rp.id
    kept.userHandle = asked.user.id
    kept.counter = cheats.counter ?? (synced ? 0 : 1)
    const head = headOf(cheats.rpId ?? kept.rpId, flags(cheats.isVerified ?? true) | HAS_KEY, kept.counter)
    const length = Buffer.from([0, id.length])
    const data = Buffer.concat([head, Buffer.alloc(16), length, id, coseOf(publicKey)])
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', cheats.challenge ?? asked.challenge, cheats.origin ?? origin),
        attestationObject: attestationOf(data).toString('base64url'),
        transports,
      },
    }
  }

  function sign(asked: SignatureAsked, cheats: Cheats = {}): z.input<typeof Signature> {
    if (!synced) kept.counter += 1
    const told = cheats.counter ?? kept.counter
    const data = headOf(cheats.rpId ?? kept.rpId, flags(cheats.isVerified ?? true), told)
    const client = clientData('webauthn.get', cheats.challenge ?? asked.challenge, cheats.origin ?? origin)
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: signatureOf(privateKey, data, client),
        userHandle: cheats.userHandle ?? kept.userHandle,
      },
    }
  }

  return { name, create, sign }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

function headOf(rpId: string, flags: number, counter: number) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

const signatureOf = (key: KeyObject, data: Buffer, client: string) =>
  createSign('sha256')
    .update(Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]))
    .sign(createPrivateKey(key.export({ type: 'pkcs8', format: 'pem' })))
    .toString('base64url')

/** The key in COSE: a map of its kind (2), algorithm (-7), curve (1) and coordinates. */
function coseOf(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), bytesOf(Buffer.from(value, 'base64url'))])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
const attestationOf = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    textOf('fmt'),
    textOf('none'),
    textOf('attStmt'),
    Buffer.from([0xa0]),
    textOf('authData'),
    bytesOf(data),
  ])

const textOf = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

const bytesOf = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

/** Who speaks adds a passkey of a device of his own, at the address of the tests. */
export async function addPasskey(by: World['visitor'], device = openAuthenticator({ origin: PUBLIC_URL })) {
  return by(passkeys.add, { body: device.create((await by(passkeys.beginAdd)).body) })
}

/** The same; answers the refusal where he is not even asked for one. */
export async function addPasskeyIfAllowed(by: World['visitor']) {
  const asked = await by(passkeys.beginAdd)
  const device = openAuthenticator({ origin: PUBLIC_URL })
  return asked.status === 200 ? by(passkeys.add, { body: device.create(asked.body) }) : asked
}
