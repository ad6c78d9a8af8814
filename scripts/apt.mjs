// Installs packages on a Debian machine that allows it.
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether packages can be installed from here: as root, on Debian. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Throws a sentence where apt-get fails. */
export async function installFromDebian(packages) {
  await apt(['update'])
  await apt(['install', '--yes', '--no-install-recommends', ...packages])
}

async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const code = await run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (code !== 0) throw new Error(`apt-get ${args[0]} failed; it says above why.`)
}
