// The last door, for whoever runs the server: takes a brother's second step off who lost it, or lifts what is required of officers.
import { mailAddressOr } from '@aerie/contract/mail-address'
import { takeOff } from '#features/second-step/service.ts'
import { liftRequirement } from '#features/settings/service.ts'
import { readConfig } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/db/db.ts'
import { joinDatabase } from '#platform/db/locate.ts'
import { inContext } from './in-context.ts'
import { runCommand, say } from './run-command.ts'

const REQUIREMENT = '--requirement'

await runCommand(async ([address, ...more]) => {
  if (!address || more.length > 0)
    throw new Error(`Give the e-mail address with which he signs in: npm run second-step-off -- marcus@example.org
Or lift what is required of all officers: npm run second-step-off -- ${REQUIREMENT}`)
  const config = readConfig(process.env)
  const located = await joinDatabase(config, say)
  const database = openDatabase(located.runtime, { pool: 2 })
  try {
    say(await inContext(database, config.dataFolder, address === REQUIREMENT ? lift : (ctx) => takeFrom(ctx, address)))
  } finally {
    await database.close()
    await located.stop()
  }
})

async function lift(ctx: Context) {
  if (!(await liftRequirement(ctx))) throw new Error('No second step is required of officers. Nothing was changed.')
  return 'A second step is required of officers no more: their rights are back. The audit log has it.'
}

async function takeFrom(ctx: Context, address: string) {
  const name = await takeOff(ctx, mailAddressOr(address))
  if (name === null) throw new Error('Nobody signs in with that address and a second step. Nothing was changed.')
  return `${name} signs in by his password again. He is told by mail, and the audit log has it.`
}
