// Lays beside the build what pdf.js fetches for some files alone: the fonts that every reader of PDF has, and the tables of
// scripts with many signs.
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const PACKAGE = dirname(resolve('pdfjs-dist/package.json'))
const FOLDERS = ['standard_fonts', 'cmaps']

/** Under an address of its version, since browsers keep them for good; `open-pdf.ts` names it. */
const folderOf = async () => {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
  return `assets/pdfjs-${version}`
}

export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  async generateBundle() {
    const target = await folderOf()
    for (const folder of FOLDERS)
      for (const file of await readdir(join(PACKAGE, folder))) {
        const source = await readFile(join(PACKAGE, folder, file))
        this.emitFile({ type: 'asset', fileName: `${target}/${folder}/${file}`, source })
      }
  },
  async configureServer({ middlewares }) {
    const target = await folderOf()
    for (const folder of FOLDERS)
      middlewares.use(`/${target}/${folder}`, ({ url = '' }, response, next) => {
        createReadStream(join(PACKAGE, folder, basename(url)))
          .on('error', next)
          .pipe(response)
      })
  },
})
