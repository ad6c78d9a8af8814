// What copies of a photo are marked from, as our own processes alone read it: that of the whole photo is made when first
// needed, and either of them anew, from the original, where its file is damaged.

import type { Rendition } from '@aerie/watermark/rendition'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { keepRendition, originalOf, type RenditionSize, readRendition, renditionOf } from './files.ts'

interface StoredPhoto {
  code: string
  extension: string
}

/** The view is there from the moment in which a photo is ready; until then there is nothing to be shown. */
export async function renditionFor(
  ctx: MemberContext,
  pictures: Pictures,
  photo: StoredPhoto,
  size: RenditionSize,
): Promise<Rendition> {
  const kept = await readRendition(ctx, photo.code, size)
  if (kept) return kept
  if (size === 'view' && !(await ctx.files.has(renditionOf(photo.code, 'view')))) throw notFound('File')
  return makeAnew(ctx, pictures, photo, size)
}

/** Under way in this process, by file: whoever asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Rendition>>()

/** In place of the one that is there. */
export function makeAnew(
  ctx: MemberContext,
  pictures: Pictures,
  photo: StoredPhoto,
  size: RenditionSize,
): Promise<Rendition> {
  const name = renditionOf(photo.code, size)
  const making = underWay.get(name) ?? make(ctx, pictures, photo, size).finally(() => underWay.delete(name))
  underWay.set(name, making)
  return making
}

async function make(
  ctx: MemberContext,
  pictures: Pictures,
  photo: StoredPhoto,
  size: RenditionSize,
): Promise<Rendition> {
  const order = { memberId: ctx.actor.id }
  const made = await withLocalCopy(ctx.files, originalOf(photo), async (file) =>
    size === 'view'
      ? (await pictures.makePhoto({ file, ...order })).rendition
      : pictures.makeRendition({ file, ...order }),
  ).catch((error: unknown) => {
    // One that takes too much memory in its whole size.
    if (size === 'full' && error instanceof Refusal && error.code === 'not_valid')
      return renditionFor(ctx, pictures, photo, 'view')
    throw error
  })
  await keepRendition(ctx.files, photo.code, size, made)
  return made
}
