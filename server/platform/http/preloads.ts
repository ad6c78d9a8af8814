// What a page is going to need, named in it: the browser fetches it all at once instead of one after the other.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the build of the web app writes it: for an address, `:id` being a number in it. */
type Preloads = Record<string, { scripts: string[]; styles: string[]; calls: string[] }>

/** Answers the links for an address, or '' where the build names nothing for it. */
export function readPreloads(folder: string): (path: string) => string {
  const file = join(folder, 'preloads.json')
  const named: Preloads = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return (address) => {
    const [path = '', search] = address.split('?', 2)
    const [, id] = /\/([1-9]\d{0,9})$/.exec(path) ?? []
    const page = id ? `${path.slice(0, -id.length)}:id` : path
    const needed = (search && named[`${page}?`]) || named[page]
    if (!needed) return ''
    const calls = needed.calls.map((call) => call.replace(':id', id ?? ''))
    return [
      ...needed.styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
      ...needed.scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
      // With the credentials of the page's own calls, or it would not be taken for them.
      ...calls.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
    ].join('')
  }
}
