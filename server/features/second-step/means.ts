// What a member has for a second step, from wherever it is kept.
import type { Context } from '#platform/context.ts'
import type * as data from './data.ts'
import type { Means } from './policy.ts'

export async function meansOf(_ctx: Context, standing: data.Standing): Promise<Means> {
  return {
    hasApp: standing.has_app,
    hasPasskey: standing.has_passkey,
    codesLeft: standing.codes_left,
    isRequired: false,
  }
}
