// Imports each icon from its own file, so that the build knows which pages need it: lucide's index brings all of them.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const INDEX = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

export function icons(): Plugin {
  const files = iconFiles(readFileSync(INDEX, 'utf8'))
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes("from 'lucide-react'")) return null
      return { code: code.replace(IMPORT, (_, names: string) => importsOf(names, files, id)), map: null }
    },
  }
}

function importsOf(names: string, files: ReadonlyMap<string, string>, id: string) {
  const each = names.split(',').map((name) => name.trim())
  return each
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', own = icon] = name.split(' as ')
      const file = files.get(icon)
      if (!file) throw new Error(`${id}: lucide-react has no icon ${icon}`)
      return `import ${own} from 'lucide-react/icons/${file}'`
    })
    .join('; ')
}

/** The file of each name that the index exports. */
function iconFiles(index: string) {
  const lines = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}
