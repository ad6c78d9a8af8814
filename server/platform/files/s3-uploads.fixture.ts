// What the local S3 server does not know of uploads in parts: which are under way, and how one is ended.
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

interface Asked {
  method: string
  path: string
  query: Record<string, string | undefined>
  status: number
  type: string
  body: unknown
}

type Answering = (asked: Asked, next: () => Promise<unknown>) => Promise<unknown>

/** Where it keeps the parts of a bucket. */
const folderOf = (directory: string, bucket: string) => join(directory, bucket, '._S3rver_uploads')

export async function uploadsIn(directory: string, bucket: string) {
  const folder = folderOf(directory, bucket)
  const ids = await readdir(folder).catch(() => [])
  return Promise.all(
    ids.map(async (id) => {
      const file = join(folder, id, 'key')
      return {
        id,
        key: await readFile(file, 'utf8'),
        began: (await stat(file)).mtime,
        parts: (await readdir(join(folder, id))).filter((name) => /^\d+$/.test(name)).length,
        /** As one that began then. */
        begin: (at: Date) => utimes(file, at, at),
      }
    }),
  )
}

export const answeringUploads =
  (directory: string): Answering =>
  async (asked, next) => {
    const bucket = asked.path.split('/')[1] ?? ''
    const { uploads, uploadId } = asked.query
    if (asked.method === 'GET' && uploads !== undefined) {
      const found = await uploadsIn(directory, bucket)
      const said = found.map(
        ({ id, key, began }) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${began.toISOString()}</Initiated></Upload>`,
      )
      asked.type = 'application/xml'
      asked.body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${said.join('')}</ListMultipartUploadsResult>`
    } else if (asked.method === 'DELETE' && uploadId !== undefined) {
      await rm(join(folderOf(directory, bucket), uploadId), { recursive: true })
      asked.status = 204
    } else await next()
  }
