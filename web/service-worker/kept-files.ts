// The built files that the service worker keeps, one cache for each version: all of them, or none.
import type { Build } from './build.ts'

const PREFIX = 'aerie-files-'
const nameOf = ({ version }: Build) => PREFIX + version

/** Rejects where one does not come, and then keeps none. */
export async function keepFiles(build: Build) {
  const cache = await caches.open(nameOf(build))
  try {
    // The page has no hash in its address.
    await cache.addAll(
      build.files.map((file) => new Request(file, { cache: file === build.shell ? 'reload' : 'default' })),
    )
  } catch (error) {
    await caches.delete(nameOf(build))
    throw error
  }
}

/** Those of other versions; the server has them for as long as a page may ask. */
export async function removeFormer(build: Build) {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(build))
  await Promise.all(former.map((name) => caches.delete(name)))
}

/** A browser may have thrown it away. */
export const keptFile = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** The page, where all that it needs is there. */
export async function keptShell(build: Build): Promise<Response | undefined> {
  const cache = await caches.open(nameOf(build))
  const kept = await cache.keys()
  return kept.length === build.files.length ? cache.match(build.shell) : undefined
}
