// Says that members have changed: their cards, and what is counted from them.
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'

export const announceMembers = (ctx: Context) =>
  announce(ctx, { keys: [['members'], ['stats'], ['admin', 'members'], ['companies'], ['lineage'], ['map-data']] })

/** Says that one has come back or gone, and with him his trips and what told of them. */
export const announceStanding = (ctx: Context) => announce(ctx, { keys: [['trips'], ['notifications'], ['news']] })
