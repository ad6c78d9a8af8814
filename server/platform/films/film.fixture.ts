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
      '©xyz': '+51.5000-000.1200/',
      'com.apple.quicktime.location.ISO6709': '+51.5000-000.1200/',
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
