// What every page of a member asks first of all, answered in the page itself.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { notifications } from '@aerie/contract/notifications'
import { session } from '@aerie/contract/session'
import { settings } from '@aerie/contract/settings'
import { type CapabilitiesOf, readSession } from '#features/account/service.ts'
import { readUnreadCount } from '#features/notifications/unread-counts.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { FirstAnswers } from '#platform/http/web-pages.ts'

/** The answers by their addresses, as the calls would give them to this caller; null where nobody is signed in. */
export async function firstAnswers(ctx: Context, capabilitiesOf: CapabilitiesOf): Promise<FirstAnswers | null> {
  const user = await readSession(ctx, capabilitiesOf)
  if (!user) return null
  const [kept, count] = await Promise.all([readSettings(ctx), readUnreadCount(ctx, user.id)])
  return Object.fromEntries([
    answered(session.current, user),
    answered(settings.show, kept),
    answered(notifications.count, { count }),
  ])
}

const answered = ({ path, response }: AnyEndpoint, answer: unknown) => [path, response.parse(answer)]
