// What every page of a member asks first of all, and what would move the rest of one, answered in the page itself.
import { digest } from '@aerie/contract/digest'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { feed } from '@aerie/contract/feed'
import { newcomers } from '@aerie/contract/newcomers'
import { notifications } from '@aerie/contract/notifications'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { type CapabilitiesOf, readSession } from '#features/account/service.ts'
import { summarize } from '#features/digest/service.ts'
import { readVisit } from '#features/feed/visits.ts'
import { readFirstSteps } from '#features/newcomers/first-steps.ts'
import { readUnreadCount } from '#features/notifications/unread-counts.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import type { FirstAnswers } from '#platform/http/web-pages.ts'

const HOME = /^\/(?:\?|$)/
const FEED = /^\/feed(?:\?|$)/

/**
 * The answers by their addresses, as the calls would give them to this caller, of the page at `url`; null where nobody is
 * signed in.
 */
export async function firstAnswers(
  ctx: Context,
  url: string,
  capabilitiesOf: CapabilitiesOf,
): Promise<FirstAnswers | null> {
  const user = await readSession(ctx, capabilitiesOf)
  if (!user) return null
  // Whoever has a session is a member.
  const member = ctx as MemberContext
  const [kept, count, ...above] = await Promise.all([
    readSettings(ctx),
    readUnreadCount(ctx, user.id),
    HOME.test(url) || FEED.test(url) ? sinceVisit(member) : [],
    HOME.test(url) ? firstSteps(member) : [],
  ])
  return Object.fromEntries([
    answered(session.current, user),
    answered(settings.show, kept),
    answered(notifications.count, { count }),
    ...above.flat(),
  ])
}

/** The sentence above the feed. */
async function sinceVisit(ctx: MemberContext) {
  const [visit, since] = await Promise.all([readVisit(ctx), summarize(ctx)])
  return [answered(feed.visit, visit), answered(digest.summary, { digest: since })]
}

const answered = ({ path, response }: AnyEndpoint, answer: unknown) => [path, response.parse(answer)]

const firstSteps = async (ctx: MemberContext) => [
  answered(newcomers.firstSteps, JSON.parse((await readFirstSteps(ctx, ctx.actor.id)).json)),
]
