// Packs and seals what lies on a device, by a key that this browser can use and nobody can read.

const CIPHER = 'AES-GCM'
const START_BYTES = 12

export const makeKey = () => crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await through(new Blob([JSON.stringify(value)]), new CompressionStream('deflate-raw')).arrayBuffer()
  return sealBytes(key, packed)
}

/** What was sealed, of which only the key's owner could have made it. */
export async function unseal(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const packed = new Blob([await unsealBytes(key, sealed)])
  return through(packed, new DecompressionStream('deflate-raw')).json()
}

/** Of what does not shrink any more. */
export async function sealBytes(key: CryptoKey, bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const start = crypto.getRandomValues(new Uint8Array(START_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv: start }, key, bytes)
  const all = new Uint8Array(START_BYTES + sealed.byteLength)
  all.set(start)
  all.set(new Uint8Array(sealed), START_BYTES)
  return all
}

export const unsealBytes = (key: CryptoKey, sealed: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.decrypt({ name: CIPHER, iv: sealed.subarray(0, START_BYTES) }, key, sealed.subarray(START_BYTES))

const through = (content: Blob, stream: CompressionStream | DecompressionStream) =>
  new Response(content.stream().pipeThrough(stream))
