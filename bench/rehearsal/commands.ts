// Runs a command of the project as a volunteer does, with the environment he set.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run COMMAND -- …`; answers what it said. Throws that where it fails. */
export async function npmRun(command: string, given: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { PATH, HOME } = process.env
  const child = spawn('npm', ['run', '--silent', command, '--', ...given], {
    cwd: ROOT,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (code !== 0)
    throw new Error(`npm run ${command} ended with ${code}: ${said.slice(-1_000)}${complained.slice(-2_000)}`)
  return said
}
