// Takes films apart, decoding nothing: what is in one, and the same as an mp4 that plays while it loads and tells no more.
import {
  type AudioCodec,
  Conversion,
  CustomSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WEBM,
} from 'mediabunny'
import { aheadOf, type ToldTime, toldTime } from '../capture-time/told-time.ts'

export interface Film {
  /** In pixels, upright. */
  width: number
  height: number
  durationMs: number
  videoCodec: string
  /** Null where it is silent. */
  audioCodec: string | null
  /** When it was taken by the clock of the place; null where it does not say. */
  taken: ToldTime | null
  /** Whether every browser that counts plays it; another one may play in some. */
  isPlayable: boolean
}

/** The file as its process has it: no path, two numbers. */
export interface FilmFile {
  size: number
  read(start: number, end: number): Promise<Uint8Array>
}

const VIDEO_OF_BROWSERS = new Set<VideoCodec>(['avc', 'vp8', 'vp9', 'av1'])
const AUDIO_OF_BROWSERS = new Set<AudioCodec>(['aac', 'mp3', 'opus', 'vorbis'])
/** It would know playlists as well, which name other files. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA]

/** Null for what is none of these, or shows nothing. */
export async function probe(file: FilmFile): Promise<Film | null> {
  if (file.size === 0) return null
  using input = open(file)
  if (!(await input.canRead())) return null
  const video = await input.getPrimaryVideoTrack()
  const codec = await video?.getCodec()
  if (!video || !codec) return null
  const audio = await input.getPrimaryAudioTrack()
  const audioCodec = (await audio?.getCodec()) ?? null
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    durationMs: Math.round((await input.computeDuration()) * 1000),
    videoCodec: codec,
    audioCodec,
    taken: takenOf((await input.getMetadataTags()).raw),
    isPlayable:
      VIDEO_OF_BROWSERS.has(codec) && (audio === null || (audioCodec !== null && AUDIO_OF_BROWSERS.has(audioCodec))),
  }
}

const WRITTEN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d:?\d\d)?/

/** As iPhones write it: with the zone, whose clock it is. */
function takenOf(raw: Record<string, unknown> = {}) {
  const [, at, zone] = WRITTEN.exec(String(raw['com.apple.quicktime.creationdate'])) ?? []
  return at ? toldTime(at, 'place', new Date(), aheadOf(zone)) : null
}

/** Picture and sound as they are, without any of the tags, the place above all; false where an mp4 cannot hold them. */
export async function repack(file: FilmFile, write: (chunk: StreamTargetChunk) => Promise<void>): Promise<boolean> {
  using input = open(file)
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new StreamTarget(new WritableStream({ write }), { chunked: true, chunkSize: 1_048_576 }),
  })
  const conversion = await Conversion.init({ input, output, tracks: 'primary', tags: {}, showWarnings: false })
  const lost = conversion.discardedTracks.some(({ reason }) => reason !== 'discarded_by_user')
  if (!conversion.isValid || lost) return false
  await conversion.execute()
  return true
}

const open = ({ size, read }: FilmFile) =>
  new Input({
    formats: FORMATS,
    source: new CustomSource({ getSize: () => size, read, prefetchProfile: 'fileSystem' }),
  })
