// Removes files that no row names: a crash between storing and committing leaves such.
import type { Context } from '../context.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

interface Named {
  /** Each ends in a slash. */
  folders: readonly string[]
  /** The code that a file of one of the folders is named by. */
  codeOf(name: string): string
  /** Those of the codes that rows have. */
  listKnown(codes: string[]): Promise<string[]>
}

/** Those that are younger than a day may still be waiting for their row. */
export async function sweepFiles({ files, now }: Pick<Context, 'files' | 'now'>, { folders, ...named }: Named) {
  const before = now().getTime() - DAY_MS
  for (const folder of folders) {
    let names: string[] = []
    for await (const { name, modified } of files.list(folder)) {
      if (modified.getTime() > before) continue
      names.push(name)
      if (names.length === AT_ONCE) {
        await removeUnknown(files, names, named)
        names = []
      }
    }
    await removeUnknown(files, names, named)
  }
}

async function removeUnknown(files: Context['files'], names: string[], { codeOf, listKnown }: Omit<Named, 'folders'>) {
  if (names.length === 0) return
  const known = new Set(await listKnown(names.map(codeOf)))
  for (const name of names) if (!known.has(codeOf(name))) await files.remove(name)
}
