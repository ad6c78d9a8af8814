// The numbers of members of each kind, cached until somebody is added, removed or changes his role.
import { type Stats, stats } from '@aerie/contract/stats'
import { countMembers } from '#features/members/service.ts'
import { presentSettings, readSettings } from '#features/settings/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import { whileSame } from '#platform/cache/while-same.ts'
import type { Context } from '#platform/context.ts'

const readCounts = cached({ answers: [stats.show], load: ({ db }) => countMembers({ db }) })

export async function readStats(ctx: Context): Promise<Stats> {
  const [counts, { yearsOfHistory }] = await Promise.all([readCounts(ctx), readSettings(ctx)])
  return statsOf(counts, yearsOfHistory)
}

/** The same where they are in memory as they are now. */
export function presentStats(ctx: WithCaches): Stats | undefined {
  const [counts, settings] = [readCounts.present(ctx), presentSettings(ctx)]
  return counts && settings && statsOf(counts, settings.yearsOfHistory)
}

type Counts = Awaited<ReturnType<typeof readCounts>>

const statsOf = whileSame(
  ({ total, active, admins, superAdmins, verified }: Counts, yearsOfHistory: number): Stats => ({
    totalMembers: total,
    activeMembers: active,
    admins,
    superAdmins,
    verified,
    yearsOfHistory,
  }),
)
