// Takes back that a brother has passed, whenever he was marked: for whoever runs the server, once officers cannot any more.
import { mailAddressOr } from '@aerie/contract/mail-address'
import { undoByAddress } from '#features/passings/marking.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/db.ts'
import { joinDatabase } from '#platform/db/locate.ts'
import { inContext } from './in-context.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(async ([address, ...more]) => {
  if (!address || more.length > 0)
    throw new Error('Give the e-mail address with which he signs in: npm run undo-passing -- marcus@example.org')
  const config = readConfig(process.env)
  const located = await joinDatabase(config, say)
  const database = openDatabase(located.runtime, { pool: 2 })
  try {
    const name = await inContext(database, config.dataFolder, (ctx) => undoByAddress(ctx, mailAddressOr(address)))
    if (name === null) throw new Error('Nobody with that address is marked as passed. Nothing was changed.')
    say(`${name} is as he was before he was marked. Super admins are told by mail, and the audit log has it.`)
  } finally {
    await database.close()
    await located.stop()
  }
})
