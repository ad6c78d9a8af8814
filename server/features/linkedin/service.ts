// Connecting a LinkedIn account: the redirect to LinkedIn, and the callback.

import type { Context, MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { connectAccount } from './connect.ts'
import * as data from './data.ts'
import { withPicture } from './download-picture.ts'
import { type Linkedin, newAttempt } from './provider.ts'

/** Answers the address at LinkedIn; coming back from there counts for this session alone, once, for five minutes. */
export async function startConnecting(ctx: MemberContext, linkedin: Linkedin | null) {
  if (!linkedin) throw new Refusal('unavailable', 'LinkedIn is not set up here.')
  const attempt = newAttempt()
  const authUrl = await linkedin.askAt(attempt).catch(() => {
    throw new Refusal('unavailable', 'LinkedIn does not answer at the moment. Please try again later.')
  })
  await data.saveAttempt(ctx.db, ctx.actor.sessionId, attempt)
  return { authUrl }
}

/** Answers which empty fields were filled; throws, and has changed nothing, when he is not connected. */
export async function finishConnecting(
  ctx: Context,
  { linkedin, pictures }: { linkedin: Linkedin | null; pictures: Pictures },
  answer: Record<string, string>,
) {
  const { actor } = ctx
  const { state } = answer
  must(
    linkedin !== null && actor !== null && state !== undefined,
    'Nobody has gone to LinkedIn from here. Start again from your profile.',
  )
  const attempt = await data.takeAttempt(ctx.db, actor.sessionId, state)
  must(attempt !== undefined, 'This way back from LinkedIn is no longer open. Start again from your profile.')
  const { picture, ...account } = await linkedin.identify(answer, { state, ...attempt })
  const missing = (await data.hasPhoto(ctx.db, actor.id)) ? null : picture
  return withPicture(missing, (file) => connectAccount({ ...ctx, actor }, pictures, { ...account, picture: file }))
}
