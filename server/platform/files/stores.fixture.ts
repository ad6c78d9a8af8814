// Both stores for a test: a folder of this machine, and a bucket of a local S3 server.
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answeringUploads, uploadsIn } from './s3-uploads.fixture.ts'
import { openFolderStore, openS3Store } from './store.ts'

interface S3Server {
  /** What answers, one after the other. */
  middleware: unknown[]
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// The server comes without types.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('@20minutes/s3rver')

/** A local S3 server with one bucket, `aerie`; `port` 0 is any. Any secret will do. */
export function makeS3Server(directory: string, port = 0) {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'aerie' }],
  })
  server.middleware.unshift(answeringUploads(directory))
  return server
}

export const KINDS = ['folder', 's3'] as const

export async function openStores() {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-files-'))
  const directory = join(folder, 's3')
  const s3 = makeS3Server(directory)
  const { port } = await s3.run()
  const openBucket = (at: number, partBytes?: number) =>
    openS3Store(
      {
        endpoint: `http://127.0.0.1:${at}`,
        region: 'us-east-1',
        bucket: 'aerie',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        forcePathStyle: true,
      },
      partBytes,
    )
  return {
    /** Where the S3 server is, and its bucket as seen by way of another port. */
    port,
    openBucket,
    /** Those in parts that are under way in the bucket. */
    uploads: () => uploadsIn(directory, 'aerie'),
    /** Of this machine, for whatever else a test needs. */
    folder,
    stores: {
      folder: openFolderStore(join(folder, 'store')),
      s3: await openBucket(port),
    },
    async close() {
      await s3.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
