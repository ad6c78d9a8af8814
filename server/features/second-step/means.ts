// What a member has for a second step, from wherever it is kept.
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type * as data from './data.ts'
import { isOfficer, type Means } from './policy.ts'

export async function meansOf(ctx: Context, standing: data.Standing): Promise<Means> {
  return {
    hasApp: standing.has_app,
    hasPasskey: standing.has_passkey,
    codesLeft: standing.codes_left,
    isRequired: isOfficer(standing) && (await readSettings(ctx)).officerSecondStep,
  }
}
