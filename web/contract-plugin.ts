// Parts each file of the contract in two for the build: how its endpoints are called, and its schemas, which come with the forms.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { partOf } from './contract-parts.ts'

const CONTRACT = join(import.meta.dirname, '../contract/')
/** What it does is said to zod, and nothing of it is imported. */
const HAS_EFFECT = join(CONTRACT, 'sentences.ts')
const SCHEMAS = '?schemas'

export const isSchemas = (id: string) => id.endsWith(SCHEMAS)

export const contract = (): Plugin => ({
  name: 'contract',
  apply: 'build',
  resolveId: (source) => (isSchemas(source) ? source : null),
  async load(id) {
    return isSchemas(id) ? { code: await readFile(id.slice(0, -SCHEMAS.length), 'utf8'), moduleType: 'ts' } : null
  },
  transform(code, id) {
    if (!id.startsWith(CONTRACT) || id === HAS_EFFECT) return null
    const file = id.replace(SCHEMAS, '')
    const part = partOf(code, isSchemas(id) ? { schemasFor: file } : { schemasFrom: `${file}${SCHEMAS}` })
    return { code: part, moduleSideEffects: false, map: null }
  },
})
