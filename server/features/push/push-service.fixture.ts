// A push service and the browsers behind it: it answers as it is told, and decrypts what it takes as RFC 8291 has it.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'

export interface Arrived {
  browser: string
  headers: IncomingHttpHeaders
  /** The message as it came, encrypted. */
  body: Buffer
}

export type PushService = Awaited<ReturnType<typeof openPushService>>

export async function openPushService() {
  const arrived: Arrived[] = []
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    arrived.push({ browser: request.url?.slice('/push/'.length) ?? '', headers: request.headers, body })
    const { status, headers = {} } = answers.shift() ?? { status: 201 }
    response.writeHead(status, headers).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrived,
    /** What the next ones are answered, in turn; then all are taken. */
    answers,
    browser: (name: string) => openBrowser(origin, name),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** A browser that has subscribed: what it tells the site, and what it makes of a message. */
function openBrowser(origin: string, name: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const target = {
    endpoint: `${origin}/push/${name}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  return {
    target,
    /** Throws where the message is not for this browser. */
    read: ({ body }: Pick<Arrived, 'body'>): Record<string, unknown> =>
      JSON.parse(decrypt(body, { pair, auth }).toString('utf8')) as Record<string, unknown>,
  }
}

interface Keys {
  pair: ReturnType<typeof createECDH>
  auth: Buffer
}

const bytes = (text: string) => Buffer.from(`${text}\0`, 'latin1')
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** One record of `aes128gcm` (RFC 8188), its key agreed as RFC 8291, part 3.4. */
function decrypt(body: Buffer, { pair, auth }: Keys) {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  expect(sealed.length).toBeLessThanOrEqual(body.readUInt32BE(16))
  const info = Buffer.concat([bytes('WebPush: info'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, bytes('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(secret, salt, bytes('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  expect(padded.subarray(end + 1).every((byte) => byte === 0)).toBe(true)
  return padded.subarray(0, end)
}

/** Who sent a message, as RFC 8292 has it: what the token claims, once it was signed with the key of the site. */
export function readSender({ headers }: Arrived, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signer = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}
