// The renditions of a picture among documents: kept as files, made where they are missing, and anew where they are damaged.

import type { Animation } from '@aerie/watermark/animation'
import type { Rendition } from '@aerie/watermark/rendition'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { keepAnimation, readAnimation } from '#platform/watermark/kept-animation.ts'
import { keepRendition, readRendition } from '#platform/watermark/kept-rendition.ts'
import { coverOf, drawingOf, movingOf, originalOf, renditionOf } from './files.ts'

interface Picture {
  code: string
  extension: string
}

/** What is shown of a new one, from its file; answers whether it has a cover now. */
export async function makePicture({ files }: Context, pictures: Pictures, { code, extension }: Picture, file: string) {
  if (extension === 'svg') {
    const clean = await pictures.cleanDrawing({ file, memberId: null })
    await files.put(drawingOf(code), clean, { contentType: 'image/svg+xml' })
    return false
  }
  const { rendition, thumbs, animation } = await pictures.makePhoto({ file, memberId: null })
  await keepRendition(files, renditionOf(code, 'view'), rendition)
  if (animation) await keepAnimation(files, movingOf(code), animation)
  const cover = thumbs.find(({ size }) => size === 400)
  if (cover) await files.put(coverOf(code), cover.bytes, { contentType: 'image/webp' })
  return cover !== undefined
}

/** Null for a picture that stands still. */
export const animationFor = async (
  { files }: Pick<Context, 'files'>,
  { code, extension }: Picture,
): Promise<Animation | null> => (MAY_MOVE.includes(extension) ? readAnimation(files, movingOf(code)) : null)

const MAY_MOVE: readonly string[] = ['gif', 'webp', 'png']

/** The name of a drawing without what does not draw, made where it is missing. */
export async function drawingFor({ files, actor }: MemberContext, pictures: Pictures, picture: Picture) {
  const name = drawingOf(picture.code)
  if (await files.has(name)) return name
  const order = { memberId: actor.id }
  const clean = await withLocalCopy(files, originalOf(picture), (file) => pictures.cleanDrawing({ file, ...order }))
  await files.put(name, clean, { contentType: 'image/svg+xml' })
  return name
}

/** Made where it is missing, and anew where it is damaged. */
export async function renditionFor(
  ctx: MemberContext,
  pictures: Pictures,
  picture: Picture,
  size: 'view' | 'full',
): Promise<Rendition> {
  const kept = await readRendition(ctx.files, renditionOf(picture.code, size))
  return typeof kept === 'string' ? makeAnew(ctx, pictures, picture, size) : kept
}

/** In place of one that turned out to be none. */
export async function makeAnew(
  ctx: MemberContext,
  pictures: Pictures,
  picture: Picture,
  size: 'view' | 'full',
): Promise<Rendition> {
  const made = await withLocalCopy(ctx.files, originalOf(picture), (file) =>
    size === 'full'
      ? pictures.makeRendition({ file, memberId: ctx.actor.id })
      : pictures.makePhoto({ file, memberId: ctx.actor.id }).then(({ rendition }) => rendition),
  ).catch((error: unknown) => {
    // One that takes too much memory in its whole size.
    if (size === 'full' && error instanceof Refusal && error.code === 'not_valid')
      return renditionFor(ctx, pictures, picture, 'view')
    throw error
  })
  await keepRendition(ctx.files, renditionOf(picture.code, size), made)
  return made
}
