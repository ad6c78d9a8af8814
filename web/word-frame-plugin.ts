// Builds the frame in which Word files are laid out: one page with its script in it, so that it needs nothing from anywhere.
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const FRAME = join(import.meta.dirname, 'features/office-viewer/word-frame.ts')
const ADDRESS = 'word-frame.html'

export const wordFrame = (): Plugin => ({
  name: 'word-frame',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: ADDRESS, source: await makeFrame() })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${ADDRESS}`, (_request, response, next) => {
      makeFrame().then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
    })
  },
})

async function makeFrame() {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    build: { write: false, rolldownOptions: { input: FRAME, output: { format: 'iife' } } },
  })) as Rollup.RollupOutput
  const chunk = built.output.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error('The frame of Word files has no script')
  // What would end the element within the script is written in another way.
  const script = chunk.code.trim().replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Document</title></head><body><script>${script}</script></body></html>`
}
