// What the settings say of documents: whether copies are marked, and whether it is noted who opens them.
import type { Settings } from '@aerie/contract/settings'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'

type Switches = Settings & { documentWatermarking?: boolean; accessLogging?: boolean }

export async function readSwitches(ctx: MemberContext) {
  const { documentWatermarking = true, accessLogging = true }: Switches = await readSettings(ctx)
  return { documentWatermarking, accessLogging }
}
