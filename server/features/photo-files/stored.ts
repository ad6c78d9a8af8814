// What is sent as it lies in the store, the same for everybody: who had it is noted before its first byte leaves.
import type { FastifyReply } from 'fastify'
import { noteUnmarked, type UnmarkedKind } from '#features/copies/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

const UNKEPT = { cacheControl: 'no-store' }

interface UnmarkedFile {
  photo: { id: number }
  kind: UnmarkedKind
  /** Its name in the store. */
  file: string
}

/** The whole, or the part that is asked for. */
export async function sendStored(ctx: MemberContext, reply: FastifyReply, { photo, kind, file }: UnmarkedFile) {
  const { method, headers } = reply.request
  // Nothing is seen of it then, so nothing is noted.
  if (method !== 'HEAD') await noteStored(ctx, { photo, kind, file }, { isPart: goesOn(headers.range) })
  return sendFile(reply, ctx.files, [file], UNKEPT)
}

/** Whether the first byte is not asked for, as where a download goes on that was cut off. */
export const goesOn = (range: string | undefined) => range !== undefined && !/^bytes=0+-/.test(range)

/** `isOneOfMany`: of an album that is taken as a whole. Throws 404, and notes nothing, where there is no such file. */
export const noteStored = (
  ctx: MemberContext,
  { photo, kind, file }: UnmarkedFile,
  how: { isPart?: boolean; isOneOfMany?: boolean },
) =>
  noteUnmarked(ctx, {
    ...how,
    kind,
    objectId: photo.id,
    async mustBeThere() {
      if (!(await ctx.files.has(file))) throw notFound('File')
    },
  })
