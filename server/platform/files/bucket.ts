// An S3-compatible bucket as a flydrive disk; importing this file loads the AWS SDK, so it is only imported on demand.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'

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

export function openBucket(config: S3Config): Disk {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle } = config
  return new Disk(
    new S3Driver({
      ...(endpoint === undefined ? {} : { endpoint }),
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle,
      visibility: 'private',
      // Off Amazon many servers know no access lists, and some store the SDK's default checksum trailer as content.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 10_000 },
    }),
  )
}

/**
 * S3 wants to know the length before the first byte, so a stream goes through a temporary file: memory stays small
 * however large the file, and a stream that breaks off never reaches the bucket.
 */
export async function writeToBucket(
  bucket: Disk,
  name: string,
  content: Readable | Uint8Array,
  options?: { contentType?: string },
): Promise<void> {
  if (content instanceof Uint8Array) return bucket.put(name, content, options)
  const folder = await mkdtemp(join(tmpdir(), 'aerie-upload-'))
  try {
    const spool = join(folder, 'content')
    await writeFile(spool, content, { mode: 0o600 })
    const { size } = await stat(spool)
    await bucket.putStream(name, createReadStream(spool), { ...options, contentLength: size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
