// Imports from packages that only gather others go to the one that is meant, so that the build knows which page needs which.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from '(lucide-react|radix-ui)'/g

export function collections(): Plugin {
  const gathered = { 'lucide-react': readIcons(), 'radix-ui': readPrimitives() }
  return {
    name: 'collections',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!IMPORT.test(code)) return null
      const parted = code.replace(IMPORT, (_, names: string, from: keyof typeof gathered) =>
        importsOf(names, gathered[from], `${id} imports from ${from}`),
      )
      return { code: parted, map: null }
    },
  }
}

/** What stands between `import` and `from` by itself, by the name that the collection gives it. */
type Gathered = ReadonlyMap<string, (own: string) => string>

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
  const lines = read('lucide-react/dist/esm/lucide-react.mjs').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g,
  )
  const names = [...lines].flatMap(([, exported = '', file = '']) =>
    [...exported.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  )
  return new Map(names.map(([name, file]) => [name, (own) => `import ${own} from 'lucide-react/icons/${file}'`]))
}

function readPrimitives(): Gathered {
  const lines = read('radix-ui/dist/index.mjs').matchAll(/import \* as (\w+) from "(@radix-ui\/[\w-]+)"/g)
  return new Map([...lines].map(([, name = '', from]) => [name, (own) => `import * as ${own} from '${from}'`]))
}
