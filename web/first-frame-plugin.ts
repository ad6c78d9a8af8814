// Lays what members see first into the page that the build writes, drawn by the app's own components.
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

interface FirstFrame {
  drawFirstFrame(): string
  drawLanding(): string
}

const PLACES = { landing: '<!--landing-->', frame: '<!--frame-->' }
const DRAWN_BY = fileURLToPath(new URL('./app/first-frame.tsx', import.meta.url))

export const firstFrame = (): Plugin => ({
  name: 'first-frame',
  apply: 'build',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<FirstFrame>(DRAWN_BY, { configFile: false, plugins: [withoutStyles] })
    return html.replace(PLACES.landing, () => module.drawLanding()).replace(PLACES.frame, () => module.drawFirstFrame())
  },
})

/** They come with the page. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : null),
  load: (id) => (id === '\0styles' ? '' : null),
}
