// Uploads of large files to a bucket, in parts: S3 takes 5 GB at most in one piece, and one that breaks off is sent again whole.
import { type FileHandle, open } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  NoSuchUpload,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { PutOptions } from './file-store.ts'
import { isLeft } from './incoming.ts'
import { isStoredName } from './stored-name.ts'

/** S3 takes no more of one upload. */
const MOST_PARTS = 10_000
const MB = 1024 * 1024
/** In bytes. A part is held in memory, so that the client can send it again where it did not arrive. */
export const PART_BYTES = 16 * MB

export interface Bucket {
  client: S3Client
  Bucket: string
}

/** A round number of MB: the least there may be, or as much as the most parts need. */
export const partBytesOf = (size: number, least: number) => Math.max(least, Math.ceil(size / MOST_PARTS / MB) * MB)

/** Until the last moment readers see what was there before; when it rejects, nothing is stored and no part lies there. */
export async function uploadInParts(
  { client, Bucket }: Bucket,
  { path, size, leastPart }: { path: string; size: number; leastPart: number },
  name: string,
  { contentType }: PutOptions = {},
) {
  const to = { Bucket, Key: name }
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...to, ...(contentType !== undefined && { ContentType: contentType }) }),
  )
  const upload = { ...to, UploadId }
  const file = await open(path)
  try {
    const Parts: CompletedPart[] = []
    const memory = Buffer.allocUnsafeSlow(partBytesOf(size, leastPart))
    for (let at = 0; at < size; at += memory.length) {
      const Body = await readPart(file, memory.subarray(0, Math.min(memory.length, size - at)), at)
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(unsummed(new UploadPartCommand({ ...upload, PartNumber, Body })))
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    // Where even that fails, what lies there goes a day later.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  } finally {
    await file.close()
  }
}

async function readPart(file: FileHandle, part: Buffer, at: number) {
  for (let read = 0; read < part.length; ) {
    const { bytesRead } = await file.read(part, read, part.length - read, at + read)
    if (bytesRead === 0) throw new Error('A file became shorter while it was uploaded')
    read += bytesRead
  }
  return part
}

/** The client would sum what is held in memory, and requests would wait meanwhile; what is streamed it does not sum either. */
function unsummed(command: UploadPartCommand) {
  command.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string> }
      request.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD'
      return next(args)
    },
    { step: 'build' },
  )
  return command
}

/** Ends uploads of files of ours that a crash left more than a day ago, which would lie there unseen and be paid for. */
export async function endLeftUploads({ client, Bucket }: Bucket, now: Date) {
  let after: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> | null = {}
  while (after) {
    const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
      Bucket,
      KeyMarker: after.NextKeyMarker,
      UploadIdMarker: after.NextUploadIdMarker,
    })
    const found = await unlessRefused(client.send(command))
    for (const { Key, UploadId, Initiated } of found?.Uploads ?? []) {
      if (!(Key && UploadId && Initiated) || !isStoredName(Key) || !isLeft(Initiated, now)) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error: unknown) => {
        if (!(error instanceof NoSuchUpload)) throw error
      })
    }
    after = found?.IsTruncated ? found : null
  }
}

/** Not every server lists uploads, and not every key may have them listed; then the bucket itself has to be told to end them. */
const unlessRefused = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof S3ServiceException) return null
    throw error
  })
