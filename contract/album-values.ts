// The limits of albums, and the addresses at which a photo is served.

export const LONGEST_ALBUM_TITLE = 120
export const LONGEST_ALBUM_DESCRIPTION = 2_000
export const LONGEST_CAPTION = 1_000
export const LONGEST_FLAG_REASON = 500
export const LONGEST_PHOTO_TAG = 40

/** Files in one call. */
export const MOST_UPLOADED_FILES = 10
/**
 * A field that may stand before each file of an upload: how the device dates the file, by its own clock and with its zone,
 * `2024-06-15T21:30:00+02:00`.
 */
export const MODIFIED_FIELD = 'modified'
/** Of a still of a video, in bytes. */
export const LARGEST_STILL = 2 * 1_048_576
/** Photos and videos of one album. */
export const MOST_PHOTOS_IN_ALBUM = 10_000

export const MOST_TAGS_OF_PHOTO = 20
export const MOST_BROTHERS_ON_PHOTO = 50
export const POPULAR_TAGS = 10

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30

/** Covers of an album. */
export const MOST_PREVIEWS = 4

/** The long side of a thumbnail, in pixels. */
export const THUMBNAIL_SIZES = [200, 400] as const
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number]

/** With a dot before its code, so that it is never the name of a portrait. */
export const photoFilename = ({ code, media_type }: { code: string; media_type: string }) =>
  `photo.${code}.${media_type === 'video' ? 'mp4' : 'jpg'}`

/** The address of a thumbnail, from the `filename` of a photo or video. */
export const thumbnailUrl = (filename: string, size: ThumbnailSize) =>
  `/uploads/${filename.replace(/\.\w+$/, '')}-${size}.webp`

export const thumbnailSrcSet = (filename: string) =>
  THUMBNAIL_SIZES.map((size) => `${thumbnailUrl(filename, size)} ${size}w`).join(', ')

/** What the viewer shows of a photo, and what it plays of a video. */
export const mediaUrl = (filename: string) => `/uploads/${filename}`

const FILM_ENDINGS = ['mp4', 'mov', 'avi', 'webm', 'mkv']
const ENDINGS = ['jpeg', 'jpg', 'png', 'gif', 'webp', ...FILM_ENDINGS]

/** For the `accept` of a file picker; no heic is named, so that phones send a JPEG instead. */
export const ACCEPTED_MEDIA = ENDINGS.map((ending) => `.${ending}`).join(',')

/** Whether a file is called as films are. */
export const isFilmName = (file: string) => FILM_ENDINGS.some((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** The sentences for a file that is refused. */
export const notMedia = (file: string) => `${file} must be an image or video file`
export const tooLargeMedia = (file: string, megabytes: number) => `${file} exceeds ${megabytes}MB limit`
export const NO_FILES = 'Please select photos to upload'
export const TOO_MANY_FILES = 'Maximum 10 files allowed per upload'
