// Pictures that move, in the store: what copies of one are made of, or itself where its frames are too small to bear a mark.
import { deserialize, serialize } from 'node:v8'
import type { MemberContext } from '#platform/context.ts'
import { FileMissing, type FileStore } from '#platform/files/file-store.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { type Animation, isMarkable } from '#platform/watermark/animation.ts'
import { NoRendition } from '#platform/watermark/markers.ts'
import { animationOf, movingOf, originalOf } from './files.ts'

export async function keepAnimation(files: FileStore, code: string, animation: Animation) {
  if (!isMarkable(animation)) return files.put(animationOf(code), animation.webp, { contentType: 'image/webp' })
  await files.put(movingOf(code), serialize(animation), { contentType: 'application/octet-stream' })
  // Of before its frames were marked.
  await files.remove(animationOf(code))
}

/** Null where there is none, or it is damaged. */
export async function readAnimation(files: FileStore, code: string): Promise<Animation | null> {
  const bytes = await files.read(movingOf(code)).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  return bytes && animationIn(bytes)
}

function animationIn(bytes: Buffer): Animation | null {
  try {
    const found: unknown = deserialize(bytes)
    return isAnimation(found) ? found : null
  } catch {
    return null
  }
}

const isAnimation = (found: unknown): found is Animation =>
  typeof found === 'object' &&
  found !== null &&
  ['width', 'height', 'frames'].every((name) => Number.isInteger((found as Record<string, unknown>)[name])) &&
  (found as Partial<Animation>).webp instanceof Uint8Array &&
  Array.isArray((found as Partial<Animation>).masks) &&
  Array.isArray((found as Partial<Animation>).hashes)

/** As it is kept, else made anew from the original. */
export async function withAnimation<Made>(
  ctx: MemberContext,
  pictures: Pictures,
  photo: { code: string; extension: string },
  use: (animation: Animation) => Promise<Made>,
): Promise<Made> {
  const kept = await readAnimation(ctx.files, photo.code)
  try {
    if (kept) return await use(kept)
  } catch (error) {
    if (!(error instanceof NoRendition)) throw error
  }
  const { animation } = await withLocalCopy(ctx.files, originalOf(photo), (file) =>
    pictures.makePhoto({ file, memberId: ctx.actor.id }),
  )
  if (!animation) throw new Error('A picture that moved does not move any more')
  await keepAnimation(ctx.files, photo.code, animation)
  return use(animation)
}
