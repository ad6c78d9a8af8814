// Lays a .br and a .gz beside each built file that shrinks, so that the server never compresses the same bytes twice.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SHRINKING = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest', '.ttf', '.html'])
const WORTH_BYTES = 1024

export const precompress = (): Plugin => ({
  name: 'precompress',
  async writeBundle({ dir = '.' }) {
    const paths = await readdir(dir, { recursive: true })
    await Promise.all(paths.filter(isPacked).map((path) => compress(join(dir, path))))
  },
})

/** The server completes index.html with each answer. */
const isPacked = (path: string) => SHRINKING.has(extname(path)) && path !== 'index.html'

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < WORTH_BYTES) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
