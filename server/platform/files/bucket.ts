// Keeps files in an S3-compatible bucket; importing this file loads the AWS SDK, so it is only imported on demand.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { type ByteRange, FileMissing, type PutOptions, StoreAway, type Storing } from './file-store.ts'
import { removeLeftFiles, temporaryFolder } from './incoming.ts'

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

export function openBucket({ bucket: Bucket, accessKeyId, secretAccessKey, endpoint, ...config }: S3Config): Storing {
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
    await disk.putStream(name, createReadStream(path), { ...options, contentLength: size })
  }

  return {
    disk,
    incoming: temporaryFolder,
    removeLeft: async (now) => removeLeftFiles(await temporaryFolder(), now),
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

/** A refusal, rather than a broken connection or the bucket's own failure. */
const isAnswer = (error: unknown) =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500

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
