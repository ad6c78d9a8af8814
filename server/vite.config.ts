// Builds the server into dist/server: few files where the sources and their packages are two thousand, and a third of a start.
import { relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUT = '../dist/server'
/** Programs of the machine, and what only processes of their own load. */
const NATIVE = ['@node-rs/argon2', 'sharp', 'pg-native']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [placesOfSources()],
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: 'main.ts',
    outDir: OUT,
    emptyOutDir: true,
    // Its stacks are to be read.
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
})

/** Files beside a source, and programs that are started, are found where the source is. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('node_modules')) return null
      const from = relative(resolve(import.meta.dirname, OUT), id).replaceAll(sep, '/')
      return code.replaceAll(/\bimport\.meta\.url\b/g, `new URL('${from}', import.meta.url).href`)
    },
  }
}
