// Films for tests, put together on the spot: real containers around packets that nobody decodes.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat({ fastStart: false, metadataFormat: 'mdta' }),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
}

/** The decoder's record of an H.264 stream of 320 × 240, as x264 writes it. */
const AVC = Buffer.from('0164000dffe100196764000dacd941419f9e1000000300100000030320f142996001000568ebecb22c', 'hex')

const VIDEO = {
  avc: { codec: 'avc1.64000d', description: AVC },
  vp8: { codec: 'vp8' },
  vp9: { codec: 'vp09.00.10.08' },
  prores: { codec: 'apch' },
} as const

/** Where each of them says that it was taken. */
export const PLACE = '+51.5000-000.1200/'

interface Options {
  codec?: keyof typeof VIDEO
  isSilent?: boolean
  rotation?: 0 | 90
  packetBytes?: number
}

/** Two seconds of 320 × 240; what it is tagged with would tell where it was taken. */
export async function film(
  format: keyof typeof FORMATS,
  { codec = 'vp9', isSilent = false, rotation = 0, packetBytes = 500 }: Options = {},
) {
  const target = new BufferTarget()
  const output = new Output({ format: FORMATS[format](), target })
  const video = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(video, { rotation, frameRate: 10 })
  const audio = new EncodedAudioPacketSource('opus')
  if (!isSilent) output.addAudioTrack(audio)
  output.setMetadataTags({
    title: 'Secret cabin',
    raw: {
      '©xyz': PLACE,
      'com.apple.quicktime.location.ISO6709': PLACE,
      'com.apple.quicktime.creationdate': '2024-10-12T17:30:05+0200',
    },
  })
  await output.start()
  const decoderConfig = { ...VIDEO[codec], codedWidth: 320, codedHeight: 240 }
  for (let at = 0; at < 20; at++) {
    const kind = at % 10 ? 'delta' : 'key'
    await video.add(new EncodedPacket(packetOf(codec, kind, packetBytes), kind, at / 10, 0.1), { decoderConfig })
    const sound = new EncodedPacket(new Uint8Array(40).fill(at), 'key', at / 10, 0.1)
    if (!isSilent) await audio.add(sound, { decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 } })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

/** A unit of H.264 says how long it is and what it holds, a frame of VP8 in its first bit whether it stands alone. */
function packetOf(codec: Options['codec'], kind: 'key' | 'delta', length: number) {
  const bytes = new Uint8Array(length).fill(kind === 'key' ? 0 : 1)
  if (codec !== 'avc') return bytes
  new DataView(bytes.buffer).setUint32(0, length - 4)
  bytes[4] = kind === 'key' ? 0x65 : 0x41
  return bytes
}

const chunk = (name: string, content: Buffer) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
const list = (name: string, kind: string, ...chunks: Buffer[]) =>
  chunk(name, Buffer.concat([Buffer.from(kind), ...chunks]))

/** With its place wherever cameras write such things; `stream` says of what its only stream is. */
export const aviFilm = (stream = 'vids') =>
  list(
    'RIFF',
    'AVI ',
    list(
      'LIST',
      'hdrl',
      chunk('avih', Buffer.alloc(56)),
      list(
        'LIST',
        'strl',
        chunk('strh', Buffer.concat([Buffer.from(stream), Buffer.alloc(52)])),
        chunk('strd', Buffer.from(PLACE)),
      ),
    ),
    list('LIST', 'INFO', chunk('INAM', Buffer.from('Secret cabin')), chunk('IGPS', Buffer.from(PLACE))),
    chunk('JUNK', Buffer.from(PLACE)),
    list('LIST', 'movi', chunk('00dc', Buffer.from('the film itself'))),
    chunk('idx1', Buffer.alloc(16)),
  )

const object = (guid: string, ...content: Buffer[]) => {
  const head = Buffer.from(`${guid}0000000000000000`, 'hex')
  head.writeBigUInt64LE(BigInt(24 + Buffer.concat(content).length), 16)
  return Buffer.concat([head, ...content])
}

/** Likewise. */
export const wmvFilm = () =>
  Buffer.concat([
    object(
      '3026b2758e66cf11a6d900aa0062ce6c',
      Buffer.alloc(6),
      object(
        '9107dcb7b7a9cf118ee600c00c205365',
        Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex'),
        Buffer.alloc(38),
      ),
      // Its description, and the same in the extension of the header.
      object('3326b2758e66cf11a6d900aa0062ce6c', Buffer.from(`Secret cabin ${PLACE}`)),
      object(
        'b503bf5f2ea9cf118ee300c00c205365',
        Buffer.alloc(22),
        object('941c23449894d14941411d134e457054', Buffer.from(PLACE)),
      ),
    ),
    object('3626b2758e66cf11a6d900aa0062ce6c', Buffer.from('the film itself')),
    object('be7acfcb97a942e89c71999491e3afac', Buffer.from(`xmp ${PLACE}`)),
  ])
