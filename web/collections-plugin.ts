// Imports from packages that only gather others go to the one that is meant, so that the build knows which page needs which.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function collections(): Plugin {
  const gathered = Object.entries({ 'lucide-react': readIcons(), 'radix-ui': readPrimitives() })
  return {
    name: 'collections',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const parted = gathered.reduce((text, [from, each]) => partedOf(text, from, each, id), code)
      return parted === code ? null : { code: parted, map: null }
    },
  }
}

/** What stands between `import` and `from` by itself, by the name that the collection gives it. */
type Gathered = ReadonlyMap<string, (own: string) => string>

const IMPORT = 'import '

/** The code with its imports from a collection in parts; those of types stay. */
function partedOf(code: string, from: string, gathered: Gathered, id: string) {
  const end = `} from '${from}'`
  const pieces = code.split(end)
  const last = pieces.pop()
  const each = pieces.map((piece) => {
    const begin = piece.lastIndexOf(IMPORT)
    const [what = '', names = ''] = piece.slice(begin + IMPORT.length).split('{')
    return what === '' ? piece.slice(0, begin) + importsOf(names, gathered, `${id} imports from ${from}`) : piece + end
  })
  return each.join('') + last
}

function importsOf(names: string, gathered: Gathered, where: string) {
  const each = names.split(',').map((name) => name.trim())
  return each
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [meant = '', own = meant] = name.split(' as ')
      const written = gathered.get(meant)
      if (!written) throw new Error(`${where}, which has no ${meant}`)
      return written(own)
    })
    .join('; ')
}

const read = (file: string) => readFileSync(new URL(`../node_modules/${file}`, import.meta.url), 'utf8')

function readIcons(): Gathered {
  const names = read('lucide-react/dist/esm/lucide-react.mjs')
    .split('\n')
    .flatMap((line) => {
      const [exported = '', rest = ''] = line.split("} from './icons/")
      const [file = ''] = rest.split('.mjs')
      return [...exported.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const)
    })
    .filter(([, file]) => file !== '')
  return new Map(names.map(([name, file]) => [name, (own) => `import ${own} from 'lucide-react/icons/${file}'`]))
}

function readPrimitives(): Gathered {
  const lines = read('radix-ui/dist/index.mjs').matchAll(/import \* as (\w+) from "(@radix-ui\/[\w-]+)"/g)
  return new Map([...lines].map(([, name = '', from]) => [name, (own) => `import * as ${own} from '${from}'`]))
}
