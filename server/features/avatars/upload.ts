// Takes in the form of a portrait: the fields checked, the picture in a file of its own while it is worked on.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AvatarFields, LARGEST_AVATAR } from '@aerie/contract/avatars'
import type { FastifyRequest } from 'fastify'
import { invalid, Refusal } from '#platform/errors.ts'
import type { Area } from '#platform/pictures/pictures.ts'

export interface Upload {
  /** A path on this machine. */
  file: string
  /** Shares of the upright picture. */
  crop: Area | null
  recut: boolean
}

/** What a form has around its file. */
const FRAME_BYTES = 65_536

/** The file is there while `work` runs. */
export async function withUpload(request: FastifyRequest, work: (upload: Upload) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-photo-'))
  try {
    const file = join(folder, 'photo')
    const { crop, recut } = readFields(await readForm(request, file))
    await work({ file, crop: crop === undefined ? null : readCrop(crop), recut: recut === 'true' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the picture to `path` as it arrives, and answers the fields. */
async function readForm(request: FastifyRequest, path: string) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_AVATAR + FRAME_BYTES) throw tooLarge()
  const fields: Record<string, unknown> = {}
  let isThere = false
  const limits = { fileSize: LARGEST_AVATAR, files: 1, fields: 10, fieldSize: 1000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname !== 'avatar') part.file.resume()
    else {
      part.file.once('limit', () => part.file.destroy(tooLarge()))
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      // The limit may have been reached before anybody listened.
      if (part.file.truncated) throw tooLarge()
      isThere = true
    }
  }
  if (!isThere) throw new Refusal('not_valid', 'Please select an image file.')
  return fields
}

const tooLarge = () => new Refusal('too_large', 'Please select an image smaller than 5MB.')

function readFields(fields: Record<string, unknown>) {
  const read = AvatarFields.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw invalid(issue?.path.join('.') ?? '', issue?.message ?? 'The form is not right.')
}

/** Four shares reach a little over the edge when each was rounded for itself. */
const ROUNDING = 0.001

function readCrop(crop: string): Area {
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(',').map(Number)
  if (width <= 0 || height <= 0 || left + width > 1 + ROUNDING || top + height > 1 + ROUNDING)
    throw invalid('crop', 'The part of the photo has to lie inside it.')
  return { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
}
