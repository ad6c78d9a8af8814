// The files of the build before where a build comes in an image of its own: each start keeps those of its build in the data folder.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data folder: a folder for each build, named by its page. */
const KEPT = 'page-files'
/** Beside the built files, where the build before was made in the same place. */
const BESIDE = 'former-assets'

/** The folder of the files of the build before the one in `built`, which pages that are still open ask for; null where none is known. */
export function formerAssets(built: string, dataFolder: string): string | null {
  const beside = join(built, BESIDE)
  if (existsSync(beside)) return beside
  return keptIn(dataFolder).find((folder) => !folder.endsWith(nameOf(built))) ?? null
}

/**
 * Keeps the files of this build for the one after it, and those of the one before, but no others. A copy that is cut off is
 * no copy, and is taken away by the next.
 */
export async function keepAssets(built: string, dataFolder: string) {
  if (!existsSync(join(built, 'index.html')) || existsSync(join(built, BESIDE))) return
  const own = join(dataFolder, KEPT, nameOf(built))
  if (!existsSync(own)) {
    const part = join(dataFolder, KEPT, `.${randomUUID()}.part`)
    await cp(join(built, 'assets'), part, { recursive: true })
    // Of two processes that share the folder, one was first.
    await rename(part, own).catch(() => {})
  }
  const former = formerAssets(built, dataFolder)
  for (const name of readdirSync(join(dataFolder, KEPT))) {
    const folder = join(dataFolder, KEPT, name)
    if (folder !== own && folder !== former) await rm(folder, { recursive: true, force: true })
  }
}

/** The newest first. */
function keptIn(dataFolder: string) {
  const kept = join(dataFolder, KEPT)
  if (!existsSync(kept)) return []
  return readdirSync(kept)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ folder: join(kept, name), madeMs: statSync(join(kept, name)).mtimeMs }))
    .sort((one, other) => other.madeMs - one.madeMs)
    .map(({ folder }) => folder)
}

/** A page names its files, and they theirs: with any other file it is another. */
const nameOf = (built: string) =>
  createHash('sha256')
    .update(readFileSync(join(built, 'index.html')))
    .digest('hex')
    .slice(0, 16)
