// Installs the packages of package-lock.json, exactly those, when they are not there yet.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { projectNode, root } from './runtime.mjs'

const LIST = 'package-lock.json'

export async function installPackages(log) {
  // An image of a container has brought what it runs, and nothing to install from.
  if (!existsSync(join(root, LIST)) || isInstalled()) return
  log('Installing packages (about a minute) …')
  // What is needed to build and test counts as development only; NODE_ENV=production must not leave it out.
  const code = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'])
  if (code !== 0) throw new Error('The packages could not be installed; npm says above why.')
  if (!projectNode())
    throw new Error(
      'The packages came without a Node for this system. Allow install scripts (npm rebuild node --ignore-scripts=false), ' +
        'or install Node 24.15 or newer yourself.',
    )
}

/** npm notes what it has installed when it is done; an interrupted installation leaves no note. */
function isInstalled() {
  try {
    const wanted = packagesOf(LIST)
    const present = packagesOf('node_modules/.package-lock.json')
    const same = (path) =>
      wanted[path]?.version === present[path].version && wanted[path].integrity === present[path].integrity
    const missing = Object.keys(wanted).filter((path) => path !== '' && !(path in present))
    // Optional are the builds for other systems.
    return Object.keys(present).every(same) && missing.every((path) => wanted[path].optional) && projectNode() !== null
  } catch {
    return false
  }
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
