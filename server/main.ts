// Reads the configuration, opens the server, and closes it when the process is told to end.
import { openServer } from './open-server.ts'
import { type Config, readConfig } from './platform/config.ts'
import { ConnectionLost } from './platform/db/broken.ts'
import { logUncaught } from './platform/errors.ts'
import { storeAwayIn } from './platform/files/file-store.ts'
import { keepAssets } from './platform/http/former-assets.ts'
import { BUILT } from './platform/http/web-pages.ts'
import { giveBackWhenQuiet } from './platform/quiet-memory.ts'
import { FAILED, REFUSED, untilShutdown } from './platform/shutdown.ts'
import { answerSupervisor } from './platform/supervised.ts'
import { readAsked } from './startup-message.ts'

const say = (sentence: string) => console.log(sentence)

try {
  await run(readConfig(process.env))
  process.exit()
} catch (error) {
  const away = storeAwayIn(error)
  const said = away ?? error
  console.error(said instanceof Error ? said.message : said)
  // What is only away for a moment is worth another start; what said no stays a no.
  const passing = away !== null || (error instanceof ConnectionLost && !error.isRefusal)
  process.exit(process.exitCode || (passing ? FAILED : REFUSED))
}

async function run(config: Config) {
  const asked = readAsked(process.argv)
  const told = untilShutdown(say)
  const server = await openServer(config, { asked, say })
  answerSupervisor()
  giveBackWhenQuiet()
  // Nobody waits for it; without it a page that is open over an update offers to reload.
  keepAssets(BUILT, config.dataFolder).catch(logUncaught)
  await told
  await server.close()
}
