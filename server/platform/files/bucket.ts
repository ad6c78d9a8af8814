// Keeps files in an S3-compatible bucket; importing this file loads the AWS SDK, so it is only imported on demand.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { type ByteRange, FileMissing, isStoreAway, type PutOptions, StoreAway, type Storing } from './file-store.ts'
import { removeLeftFiles, temporaryFolder } from './incoming.ts'
import { endLeftUploads, PART_BYTES, uploadInParts } from './uploads-in-parts.ts'

export interface S3Config {
  /** Left out for Amazon itself. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** True for most servers other than Amazon: the bucket goes into the path instead of the host name. */
  forcePathStyle: boolean
}

/** Files of more than `partBytes` go there in parts. */
export function openBucket(
  { bucket: Bucket, accessKeyId, secretAccessKey, endpoint, ...config }: S3Config,
  partBytes = PART_BYTES,
): Storing {
  const client = new S3Client({
    ...config,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Off Amazon some servers store the SDK's default checksum trailer as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000 },
  })
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((cause: unknown) => {
        throw isAnswer(cause) ? cause : new StoreAway(awaySentence(Bucket, endpoint, cause), { cause })
      }),
    { step: 'initialize' },
  )
  // Many servers know no access lists.
  const disk = new Disk(new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false }))

  async function upload(path: string, name: string, options?: PutOptions) {
    const { size } = await stat(path)
    if (size > partBytes) return uploadInParts({ client, Bucket }, { path, size, leastPart: partBytes }, name, options)
    const send = () => disk.putStream(name, createReadStream(path), { ...options, contentLength: size })
    // On a kept connection that the server was just closing: the SDK sends again what it has in memory, and no stream.
    await send().catch((error: unknown) => (isStoreAway(error) ? send() : Promise.reject(error)))
  }

  return {
    disk,
    incoming: temporaryFolder,
    async removeLeft(now) {
      await removeLeftFiles(await temporaryFolder(), now)
      await endLeftUploads({ client, Bucket }, now)
    },
    async put(name, content, options) {
      if (content instanceof Uint8Array) return disk.put(name, content, options)
      await spooled(content, (path) => upload(path, name, options))
    },
    async adopt(path, name, options) {
      await upload(path, name, options)
      await rm(path)
    },
    async stream(name, range) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: name, ...(range && { Range: headerOf(range) }) }),
      )
      if (!(Body instanceof Readable)) throw new Error('The bucket answered without a stream')
      return Body
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (cause) {
        throw cause instanceof NoSuchKey ? new FileMissing(name, { cause }) : cause
      }
    },
    pathOf: () => null,
    async *list(prefix) {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key, LastModified } of Contents ?? [])
          if (Key && LastModified) yield { name: Key, modified: LastModified }
    },
  }
}

function awaySentence(bucket: string, endpoint: string | undefined, cause: unknown) {
  const { code = '', message } = cause as NodeJS.ErrnoException
  // An attempt on several addresses has no message of its own.
  return `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'} does not answer: ${message || code}`
}

const NOT_KNOWN = 501

/** A refusal, rather than a broken connection or the bucket's own failure. */
function isAnswer(error: unknown) {
  if (!(error instanceof S3ServiceException)) return false
  const { httpStatusCode = 500 } = error.$metadata
  return httpStatusCode < 500 || httpStatusCode === NOT_KNOWN
}

const headerOf = ({ start, end }: ByteRange) => `bytes=${start}-${end}`

/**
 * S3 wants to know the length before the first byte, so a stream goes through a temporary file: memory stays small
 * however large the file, and a stream that breaks off never reaches the bucket.
 */
async function spooled(content: Readable, work: (path: string) => Promise<void>) {
  const folder = await mkdtemp(join(await temporaryFolder(), 'spool-'))
  try {
    const path = join(folder, 'content')
    await writeFile(path, content, { mode: 0o600 })
    await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
