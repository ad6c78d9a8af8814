// Makes a fresh copy of the project ready to run: packages, pages, and for the tests a browser. What is there stays.
import { ensureBrowser } from './browser.mjs'
import { buildWhatIsStale } from './builds.mjs'
import { installPackages } from './install.mjs'
import { toldToStop } from './run.mjs'
import { canPrepare } from './runtime.mjs'

/** Ends the process with a sentence where something is missing that cannot be put right from here. */
export async function prepare({ build = true, browser = false, log = console.log } = {}) {
  try {
    if (!canPrepare(process.versions.node))
      throw new Error(`Aerie needs Node 20.19 or newer to install itself; this is ${process.versions.node}.`)
    await installPackages(log)
    if (build) await buildWhatIsStale(log)
    if (browser) await ensureBrowser(log)
  } catch (error) {
    if (!toldToStop()) console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
