// Files of a restore lie beside those of the installation until its database is there, and then take their place; that can be cut anywhere.
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { z } from 'zod'
import type { FileStore } from '../files/file-store.ts'
import { RESTORE_FOLDER } from './manifest.ts'

/** Lies among the files from before the first of them is restored until all is there. */
export const UNFINISHED_RESTORE = `${RESTORE_FOLDER}unfinished.json`
const BESIDE = `${RESTORE_FOLDER}beside/`

const Mark = z.object({
  /** Of the restore; its database bears it too, from its commit on. */
  id: z.uuid(),
  /** What the audit log in the archive ends with; null before that is known, and for an empty log. */
  head: z.nullable(z.object({ id: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Whether the files of before are gone. */
  isMoving: z.boolean(),
  /** Whether what it is to replace is what an older version left half restored, which nobody may open. */
  isOverHalf: z.optional(z.boolean()),
})
export type Mark = z.infer<typeof Mark>

/** Called with what has to be done once the database is there, before the installation may be opened; more than once if cut. */
export type OnRestored = (mark: Mark) => Promise<void>

const put = (files: FileStore, mark: Mark) => files.put(UNFINISHED_RESTORE, Buffer.from(JSON.stringify(mark)))

export async function beginBeside(files: FileStore, isOverHalf: boolean): Promise<Mark> {
  const mark = { id: randomUUID(), head: null, isMoving: false, isOverHalf }
  await put(files, mark)
  return mark
}

export const putBeside = (files: FileStore, name: string, content: Readable) => files.put(`${BESIDE}${name}`, content)

/** The last before the commit: from then on the database belongs to the files beside. */
export async function stamp(client: pg.Client, files: FileStore, mark: Mark) {
  await put(files, mark)
  await client.query(`comment on schema public is ${client.escapeLiteral(stampOf(mark))}`)
}

const stampOf = ({ id }: Mark) => `Restored by Aerie (${id})`

/** Whether the restore of this mark came to its commit. */
export async function isStamped(client: pg.Client, mark: Mark) {
  const { rows } = await client.query<{ said: string | null }>(
    "select obj_description('public'::regnamespace, 'pg_namespace') as said",
  )
  return rows[0]?.said === stampOf(mark)
}

/** Null where there is none; a sentence is thrown for one of an older version, which put files over those of before. */
export async function readMark(files: FileStore): Promise<Mark | 'old' | null> {
  if (!(await files.has(UNFINISHED_RESTORE))) return null
  try {
    return Mark.parse(JSON.parse((await files.read(UNFINISHED_RESTORE)).toString('utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'old'
    throw error
  }
}

/** The files of before go, those beside come; begun again, it goes on. */
export async function exchange(files: FileStore, mark: Mark, onRestored: OnRestored) {
  if (!mark.isMoving) {
    for await (const { name } of files.list('')) if (!name.startsWith(RESTORE_FOLDER)) await files.remove(name)
    await put(files, { ...mark, isMoving: true })
  }
  for await (const { name } of files.list(BESIDE)) await move(files, name, name.slice(BESIDE.length))
  await onRestored(mark)
  await files.remove(UNFINISHED_RESTORE)
}

/** What was to come does not; the installation is as it was, and opens for nobody where it did not before. */
export async function discard(files: FileStore, { isOverHalf }: Mark) {
  for await (const { name } of files.list(BESIDE)) await files.remove(name)
  if (isOverHalf) await files.put(UNFINISHED_RESTORE, Buffer.from('{}'))
  else await files.remove(UNFINISHED_RESTORE)
}

async function move(files: FileStore, from: string, to: string) {
  const path = files.pathOf(from)
  if (path !== null) return files.adopt(path, to)
  await files.put(to, (await files.open(from)).stream)
  await files.remove(from)
}
