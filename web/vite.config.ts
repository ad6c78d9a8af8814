// Builds the pages into dist/web; while developing, serves them and passes calls on to the server.
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, NAMED_CHUNKS } from './chunks.ts'
import { collections } from './collections-plugin.ts'
import { contract } from './contract-plugin.ts'
import { firstFrame } from './first-frame-plugin.ts'
import { inlineScripts } from './inline-scripts-plugin.ts'
import { TARGET } from './oldest-browsers.ts'
import { pdfFiles } from './pdf-files-plugin.ts'
import { precompress } from './precompress.ts'
import { preloads } from './preloads-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { wordFrame } from './word-frame-plugin.ts'

const page = (name: string) => join(import.meta.dirname, name)

// The Host header stays as it is: the server compares it with the origin of what comes in.
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    contract(),
    collections(),
    firstFrame(),
    inlineScripts(),
    preloads(),
    pdfFiles(),
    wordFrame(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: TARGET,
    // The policy of the pages takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: page('index.html'), offline: page('offline.html') },
      output: {
        codeSplitting: { groups: chunkGroups() },
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The first script of members names nearly every file: its size goes with that of their names.
        chunkFileNames: ({ name }) => (NAMED_CHUNKS.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  worker: { plugins: () => [contract()] },
  server: { proxy: { '/api': server, '/uploads': server } },
})
