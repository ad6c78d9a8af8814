// Forensics: for whom the copy was made that a leaked picture goes back to.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Code, Id } from './values.ts'

/** In bytes. */
export const LARGEST_LEAK = 50 * 1024 * 1024

const text = z.nullable(z.string())

/** What is kept of one copy. */
export const WatermarkData = z.object({
  /** The number of the member it was made for. */
  viewer: Id,
  name: z.string(),
  /** Null where addresses were not kept. */
  ip: text,
  timestamp: z.iso.datetime(),
  /** SHA-256 of the bytes that were sent, in hexadecimal digits. */
  hash: z.string(),
})
export type WatermarkData = z.infer<typeof WatermarkData>

/** How it was found out: the file itself, its mark in full, its mark among those handed out, or several copies of one member. */
export const Evidence = z.enum(['exact', 'decoded', 'correlated', 'averaged'])
export type Evidence = z.infer<typeof Evidence>

/** That a member uploaded a copy of his own again: until then it was his alone. */
const OwnUpload = z.object({
  at: z.iso.datetime(),
  /** Who were sent copies of that since. */
  others: z.int(),
})

/** A mark in the picture that names nobody, since another than its owner uploaded a picture that bears it. */
export const ForeignUpload = z.object({
  /** For whom the copy was made. */
  owner: z.string(),
  /** Null where it is not known any more. */
  uploader: text,
  at: z.nullable(z.iso.datetime()),
})
export type ForeignUpload = z.infer<typeof ForeignUpload>

/** Somebody whose copy is in the picture. */
export const Suspect = z.object({
  viewer: Id,
  name: z.string(),
  /** Whether he is a member still. */
  isMember: z.boolean(),
  profileImageUrl: text,
  profileImageHash: text,
  evidence: Evidence,
  /** That this is chance has a probability below one in so many; null where the file is the copy itself. */
  oneIn: z.nullable(z.number()),
  /** Null where several copies of his lie in the picture together. */
  copy: z.nullable(WatermarkData),
  /** Null where he uploaded none. */
  ownUpload: z.nullable(OwnUpload),
})
export type Suspect = z.infer<typeof Suspect>

/** x' = a·x + b·y + c, y' = d·x + e·y + f. */
const Alignment = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])

/** Our photo that the picture shows. */
export const LeakedPhoto = z.object({
  id: Id,
  albumId: Id,
  albumTitle: z.string(),
  /** In pixels, of what `alignment` starts from. */
  width: z.int(),
  height: z.int(),
  /** From pixels of our photo to those of the leaked picture. */
  alignment: Alignment,
})
export type LeakedPhoto = z.infer<typeof LeakedPhoto>

/** `deleted`: a mark of this installation whose record is gone. `unfinished`: time was up, and nothing had been found. */
export const Outcome = z.enum(['one', 'several', 'deleted', 'none', 'unfinished'])
export type Outcome = z.infer<typeof Outcome>

export const LeakFinding = z.object({
  outcome: Outcome,
  /** Of the strongest copy; null where nobody can be named by one. */
  watermarkData: z.nullable(WatermarkData),
  /** Strongest first. */
  suspects: z.array(Suspect),
  foreignUploads: z.array(ForeignUpload),
  /** Null where it shows none of ours, or one that is deleted. */
  photo: z.nullable(LeakedPhoto),
  /** Of the document that the picture shows a page of; null where it shows none. */
  documentTitle: text,
  /** In pixels, as it was read; null where it could not be. */
  leak: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Copies it was compared with one by one. */
  compared: z.int(),
  elapsedMs: z.number(),
  /** Why the file could not be read; null where it was. */
  unreadable: text,
})
export type LeakFinding = z.infer<typeof LeakFinding>

export const SearchStage = z.enum([
  'waiting',
  'upright',
  'cropped',
  'turned',
  'tilted',
  'stretched',
  'issued copies',
  'originals',
  'windows',
])
export type SearchStage = z.infer<typeof SearchStage>

export const SearchProgress = z.object({
  stage: SearchStage,
  /** Copies compared, originals tried, parts read; null where the stage is one thing. */
  count: z.nullable(z.int()),
  /** Since its turn came. */
  elapsedMs: z.number(),
})
export type SearchProgress = z.infer<typeof SearchProgress>

/** Numbers in a form are text. */
const formId = z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/)))

export const LeakFields = z.object({
  /** By which the progress of the search is asked for. */
  searchId: z.optional(Code),
  /** Compared as well: one photo, or those of an album. */
  photoId: formId,
  albumId: formId,
})
export type LeakFields = z.infer<typeof LeakFields>

export const forensics = endpoints('forensics', {
  search: endpoint('POST', '/api/photos/forensics', {
    summary: 'Find out for whom the copy was made that an image file goes back to. Each search is on record.',
    who: 'superAdmin',
    refuses: ['too_many', 'too_large', 'unavailable'],
    file: 'photo',
    response: LeakFinding,
  }),
  progress: endpoint('GET', '/api/photos/forensics/:searchId', {
    summary: 'How far a search of yours has come.',
    who: 'superAdmin',
    params: z.object({ searchId: Code }),
    response: SearchProgress,
  }),
})
