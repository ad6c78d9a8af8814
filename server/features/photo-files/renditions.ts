// What copies of a photo are marked from, as our own processes alone read it; that of the whole photo is made when first needed.
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import type { Rendition } from '#platform/watermark/rendition.ts'
import { keepRendition, originalOf, readRendition } from './files.ts'

interface Stored {
  code: string
  extension: string
}

export async function readView(ctx: Context, code: string): Promise<Rendition> {
  const view = await readRendition(ctx, code, 'view')
  if (!view) throw notFound('File')
  return view
}

/** Under way in this process, by code: whoever asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Rendition>>()

export async function readFull(ctx: MemberContext, pictures: Pictures, photo: Stored): Promise<Rendition> {
  const kept = await readRendition(ctx, photo.code, 'full')
  if (kept) return kept
  const making = underWay.get(photo.code) ?? make(ctx, pictures, photo).finally(() => underWay.delete(photo.code))
  underWay.set(photo.code, making)
  return making
}

async function make(ctx: MemberContext, pictures: Pictures, photo: Stored) {
  const full = await withLocalCopy(ctx.files, originalOf(photo), (file) =>
    pictures.makeRendition({ file, memberId: ctx.actor.id }),
  ).catch((error: unknown) => {
    // One that takes too much memory in its whole size.
    if (error instanceof Refusal && error.code === 'not_valid') return readView(ctx, photo.code)
    throw error
  })
  await keepRendition(ctx.files, photo.code, 'full', full)
  return full
}
