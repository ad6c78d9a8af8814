// Writes the scripts that run before the first paint into the page itself, which then waits for no file but its styles.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

const TAG = /<script src="\/((?:theme|first-paint)\.js)"><\/script>/g

export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  apply: 'build',
  async transformIndexHtml(html) {
    const names = [...html.matchAll(TAG)].map(([, name = '']) => name)
    const scripts = new Map(await Promise.all(names.map(async (name) => [name, await shortened(name)] as const)))
    return html.replace(TAG, (_, name: string) => `<script>${scripts.get(name)}</script>`)
  },
})

/** What the page's own text would be read as, or replaced for, does not stand in it as it is. */
async function shortened(name: string) {
  const source = await readFile(join(import.meta.dirname, 'public', name), 'utf8')
  const { code, errors } = await minify(name, source)
  if (errors.length > 0) throw new Error(`${name} could not be read`)
  return code.replaceAll(/<(?=[!/])/g, String.raw`\x3C`)
}
