// Whether an original in the store is still what was taken in: compared by size and SHA-256 before it is first sent.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { FileMissing, type StoredFile } from '#platform/files/file-store.ts'
import type { Row } from './data.ts'
import { originalOf } from './files.ts'

export type Original = Pick<Row, 'code' | 'extension' | 'file_size' | 'sha256'>

/** Refuses with a sentence where the file is another; as long as it is not written to, it is read once for all. */
export type MustBeSound = (ctx: MemberContext, original: Original) => Promise<void>

/** `onDamage` is told whenever somebody asks for such a file. */
export function openSoundness(onDamage: (file: string) => void): MustBeSound {
  /** By name, of the file as it was. */
  const known = new Map<string, { state: string; isSound: Promise<boolean> }>()
  return async (ctx, original) => {
    const name = originalOf(original)
    const found = await ctx.files.stat(name).catch((error: unknown) => {
      throw error instanceof FileMissing ? notFound('File') : error
    })
    const state = stateOf(found)
    const before = known.get(name)
    const looking = before?.state === state ? before.isSound : compare(ctx, original, found)
    known.set(name, { state, isSound: looking })
    const isSound = await looking.catch((error: unknown) => {
      known.delete(name)
      throw error
    })
    if (isSound) return
    // It may be put right within the moment that its date tells.
    known.delete(name)
    onDamage(name)
    throw damaged()
  }
}

const stateOf = ({ modified, size }: StoredFile) => `${modified.getTime()} ${size}`

async function compare({ files }: MemberContext, original: Original, { size }: StoredFile) {
  if (size !== original.file_size) return false
  const hash = createHash('sha256')
  await pipeline((await files.open(originalOf(original))).stream, hash)
  return hash.digest().equals(original.sha256)
}

const damaged = () =>
  new Refusal(
    'gone',
    'The file of this document is damaged where it is kept. A super admin can upload it again as a new version, or take it from a backup.',
  )
