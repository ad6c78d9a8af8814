// Takes a brother's second step off who lost his authenticator app and his recovery codes: the last door, for whoever runs the server.
import { mailAddressOr } from '@aerie/contract/mail-address'
import { takeOff } from '#features/second-step/service.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/db.ts'
import { joinDatabase } from '#platform/db/locate.ts'
import { inContext } from './in-context.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(async ([address, ...more]) => {
  if (!address || more.length > 0)
    throw new Error('Give the e-mail address with which he signs in: npm run second-step-off -- marcus@example.org')
  const config = readConfig(process.env)
  const located = await joinDatabase(config, say)
  const database = openDatabase(located.runtime, { pool: 2 })
  try {
    const name = await inContext(database, config.dataFolder, (ctx) => takeOff(ctx, mailAddressOr(address)))
    if (name === null) throw new Error('Nobody signs in with that address and a second step. Nothing was changed.')
    say(`${name} signs in by his password again. He is told by mail, and the audit log has it.`)
  } finally {
    await database.close()
    await located.stop()
  }
})
