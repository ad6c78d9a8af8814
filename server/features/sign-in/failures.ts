// Sign-ins that failed: whom they meant, from which network and how often, for super admins. What was typed is not kept.
import { FAILED_SIGN_INS_KEPT, type FailedSignIn } from '@aerie/contract/failed-sign-ins'
import { toPersonNameIfThere } from '#features/people/person.ts'
import { wideNetworkOf } from '#platform/client-network.ts'
import type { Context } from '#platform/context.ts'
import * as data from './failures-data.ts'

/** Rows of one day; past them networks are counted together. */
const MOST_OF_A_DAY = 2_000
const MOST_LISTED = 500

/** `memberId`: who was meant; null where that is nobody of ours. */
export const noteFailure = (ctx: Context, memberId: number | null) =>
  data.countFailure(ctx.db, { memberId, network: wideNetworkOf(ctx.address ?? ''), most: MOST_OF_A_DAY })

export const listFailures = async (ctx: Context): Promise<FailedSignIn[]> =>
  (await data.listFailures(ctx.db, MOST_LISTED)).map((row) => ({
    day: row.day,
    member: toPersonNameIfThere(row),
    network: row.network,
    times: row.times,
    lastAt: row.last_at.toISOString(),
  }))

export const purgeFailures = (ctx: Context) => data.deleteFailures(ctx.db, FAILED_SIGN_INS_KEPT)
