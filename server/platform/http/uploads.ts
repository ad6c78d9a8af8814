// Uploads: a form with a file, checked and limited while it streams into a temporary file.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type * as mini from 'zod/mini'
import { invalid, Refusal } from '../errors.ts'
import { refuseWithoutRoom } from '../files/room.ts'
import { plainFileName } from './plain-file-name.ts'
import { unstorable } from './unstorable-text.ts'

export interface Expected<Fields extends mini.ZodMiniType> {
  /** The field of the form that carries the file. */
  field: string
  fields: Fields
  /** In bytes, of the file. */
  largest: number
  /** The sentences for a file that is too large, where it may name the file, and for a form without one. */
  tooLarge: string | ((fileName: string) => string)
  missing: string
  /** Accepts by file name; a refused file counts as missing. */
  accepts?: RegExp
  /** Where the file waits for `work`; without it among the temporary files of the machine. */
  folder?: string
}

export interface ReceivedFile<Fields> {
  /** The path of a temporary file, which `work` may take away. */
  file: string
  fileName: string
  /** Its size. */
  bytes: number
  sha256: Buffer
  fields: Fields
}

/** Bytes a form may have besides its file. */
const FRAME_BYTES = 65_536
const LONGEST_FIELD = 1_048_576
const LONGEST_NOTE = 1_024
const MOST_FIELDS = 10
const ONE_FILE = 'Please send exactly one file.'
const CUT_OFF = 'The form is cut off or broken. Please send it again.'

/**
 * Refuses a file that is too large by its Content-Length, else as soon as it passes the limit. The upload is complete
 * before `work` begins, so that no transaction waits for a slow client.
 */
export async function readUpload<Fields extends mini.ZodMiniType, Result>(
  request: FastifyRequest,
  expected: Expected<Fields>,
  work: (upload: ReceivedFile<z.output<Fields>>) => Promise<Result>,
): Promise<Result> {
  const { largest, missing, folder: within } = expected
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > largest + FRAME_BYTES) throw tooLarge(expected, 'The file')
  if (within) await refuseWithoutRoom(within, announced)
  const folder = await mkdtemp(within ? join(within, 'upload-') : join(tmpdir(), 'aerie-upload-'))
  try {
    const file = join(folder, 'file')
    const { received, fields } = await readForm(request, expected, file).catch(explainFile)
    const refused = unstorable(fields)
    if (refused) throw new Refusal('not_valid', refused)
    const checked = checkFields(expected.fields, fields)
    if (received === null) throw new Refusal('not_valid', missing)
    return await work({ file, ...received, fields: checked })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export interface ExpectedFiles {
  /** The field of the form that carries the files. */
  field: string
  most: number
  /** In bytes, of each. */
  largest: number
  /** Of one of that name, where that is less. */
  largestOf?: (fileName: string) => number
  /** The sentences for too many, for none, and for one that is too large. */
  tooMany: string
  missing: string
  tooLarge: (fileName: string) => string
  /** A field that says something of the file that follows it. */
  note: string
  /** Where they wait until each is worked on. */
  folder: string
}

export interface UploadedFile {
  /** Of a temporary file, which `work` may take away. */
  path: string
  fileName: string
  /** Its size. */
  bytes: number
  sha256: Buffer
  /** What stood before it; null where nothing did. */
  note: string | null
}

/**
 * The files of a form, all of which have arrived before `work` is called for the first; `fail` for each that is too
 * large, which does not take the others with it.
 */
export async function readUploads(
  request: FastifyRequest,
  expected: ExpectedFiles,
  work: (file: UploadedFile) => Promise<void>,
  fail: (fileName: string, refusal: Refusal) => void,
) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > expected.most * (expected.largest + FRAME_BYTES)) throw new Refusal('too_large', expected.tooMany)
  await refuseWithoutRoom(expected.folder, announced)
  const folder = await mkdtemp(join(expected.folder, 'upload-'))
  try {
    const files = await readFiles(request, expected, folder).catch(explainFiles(expected))
    if (files.length === 0) throw new Refusal('not_valid', expected.missing)
    for (const { isCut, ...file } of files) {
      if (isCut) fail(file.fileName, new Refusal('too_large', expected.tooLarge(file.fileName)))
      else await work(file)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readFiles(request: FastifyRequest, expected: ExpectedFiles, folder: string) {
  const { field, most, largest, largestOf, missing } = expected
  const limits = { fileSize: largest, files: most, fields: MOST_FIELDS, fieldSize: LONGEST_NOTE }
  const files: (UploadedFile & { isCut: boolean })[] = []
  let note: string | null = null
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (part.fieldname === expected.note && typeof part.value === 'string') note = part.value
      continue
    }
    if (part.fieldname !== field) throw new Refusal('not_valid', missing)
    const path = join(folder, String(files.length))
    const fileName = plainFileName(part.filename)
    const limit = largestOf?.(fileName) ?? largest
    const written = await writeHashed(part.file, path, limit)
    const isCut = part.file.truncated || written.bytes > limit
    if (isCut) await rm(path)
    files.push({ path, fileName, ...written, note, isCut })
    note = null
  }
  return files
}

/** What comes after so many bytes is counted, and written no more. */
async function writeHashed(file: Readable, path: string, most = Number.POSITIVE_INFINITY) {
  const hash = createHash('sha256')
  let bytes = 0
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > most) continue
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(file, count, createWriteStream(path, { mode: 0o600 }))
  return { bytes, sha256: hash.digest() }
}

const explainFiles =
  ({ tooMany }: ExpectedFiles) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === 'FST_FILES_LIMIT' ? new Refusal('not_valid', tooMany) : explain(error)
  }

const explainFile = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'FST_FILES_LIMIT' ? new Refusal('not_valid', ONE_FILE) : explain(error)
}

/** What is wrong with the form itself has neither a code nor a sentence of ours. */
function explain(error: NodeJS.ErrnoException): never {
  const isCutOff =
    error.code === undefined || error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET'
  throw isCutOff && !(error instanceof Refusal) ? new Refusal('not_valid', CUT_OFF) : error
}

/** A field that says it is JSON would be parsed before anybody could look at it. */
const isPartAFile = (_field?: string, contentType?: string, fileName?: string) =>
  fileName !== undefined || contentType?.toLowerCase() !== 'text/plain'

/** Whoever has hung up by now would be waited for without end: nothing tells the reader of the parts any more. */
function partsOf(request: FastifyRequest, limits: object) {
  if (request.raw.destroyed) throw new Refusal('not_valid', CUT_OFF)
  return request.parts({ limits, isPartAFile })
}

async function readForm(request: FastifyRequest, expected: Expected<mini.ZodMiniType>, path: string) {
  const limits = { fileSize: expected.largest, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD }
  const fields: Record<string, unknown> = {}
  let received: Pick<ReceivedFile<unknown>, 'fileName' | 'bytes' | 'sha256'> | null = null
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname !== expected.field || expected.accepts?.test(part.filename) === false)
      throw new Refusal('not_valid', expected.missing)
    else {
      const fileName = plainFileName(part.filename)
      received = { fileName, ...(await writeFile(part, path, tooLarge(expected, fileName))) }
    }
  }
  return { received, fields }
}

const tooLarge = ({ tooLarge: sentence }: Pick<Expected<mini.ZodMiniType>, 'tooLarge'>, fileName: string) =>
  new Refusal('too_large', typeof sentence === 'string' ? sentence : sentence(fileName))

async function writeFile({ file }: MultipartFile, path: string, refusal: Refusal) {
  file.once('limit', () => file.destroy(refusal))
  const written = await writeHashed(file, path)
  // The limit may have been reached before the listener was added.
  if (file.truncated) throw refusal
  return written
}

function checkFields<Fields extends mini.ZodMiniType>(schema: Fields, fields: Record<string, unknown>) {
  const read = schema.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw invalid(issue?.path.join('.') ?? '', issue?.message ?? 'The form is not right.')
}
