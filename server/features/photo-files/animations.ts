// Pictures that move, in the store: what copies of one are made of, or itself where its frames are too small to bear a mark.

import { type Animation, isMarkable } from '@aerie/watermark/animation'
import type { MemberContext } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import * as kept from '#platform/watermark/kept-animation.ts'
import { NoRendition } from '#platform/watermark/markers.ts'
import { animationOf, movingOf, originalOf } from './files.ts'

export async function keepAnimation(files: FileStore, code: string, animation: Animation) {
  if (!isMarkable(animation)) return files.put(animationOf(code), animation.webp, { contentType: 'image/webp' })
  await kept.keepAnimation(files, movingOf(code), animation)
  // Of before its frames were marked.
  await files.remove(animationOf(code))
}

/** Null where there is none, or it is damaged. */
export const readAnimation = (files: FileStore, code: string) => kept.readAnimation(files, movingOf(code))

/** As it is kept, else made anew from the original. */
export async function withAnimation<Made>(
  ctx: MemberContext,
  pictures: Pictures,
  photo: { code: string; extension: string },
  use: (animation: Animation) => Promise<Made>,
): Promise<Made> {
  const found = await readAnimation(ctx.files, photo.code)
  try {
    if (found) return await use(found)
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
