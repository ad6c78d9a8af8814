// Writes the scripts that run before the first paint into the page itself, which then waits for no file but its styles.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LINK_PAGES, OPEN_PAGES } from '@aerie/contract/public-pages'
import { minify, type Plugin } from 'vite'

const TAG = /<script src="\/((?:theme|install-prompt|first-paint|whole-shell)\.js)"><\/script>/g

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
  const source = withPublicPages(await readFile(join(import.meta.dirname, 'public', name), 'utf8'))
  const { code, errors } = await minify(name, source)
  if (errors.length > 0) throw new Error(`${name} could not be read`)
  return code.replaceAll(/<(?=[!/])/g, String.raw`\x3C`)
}

/** Such a script imports nothing: what it needs of the contract is written into it. */
export const withPublicPages = (source: string) =>
  source
    .replace("['LINK_PAGES']", () => JSON.stringify(LINK_PAGES))
    .replace("['OPEN_PAGES']", () => JSON.stringify(OPEN_PAGES))
