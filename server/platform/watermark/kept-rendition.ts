// Renditions as files of the store.
import { deserialize, serialize } from 'node:v8'
import type { Rendition } from '@aerie/watermark/rendition'
import { FileMissing, type FileStore } from '../files/file-store.ts'

export const keepRendition = (files: FileStore, name: string, rendition: Rendition) =>
  files.put(name, serialize(rendition), { contentType: 'application/octet-stream' })

/** `missing` where there is none, `damaged` where what lies there is none any more. */
export async function readRendition(files: FileStore, name: string): Promise<Rendition | 'missing' | 'damaged'> {
  const bytes = await files.read(name).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  return bytes ? renditionIn(bytes) : 'missing'
}

function renditionIn(bytes: Buffer): Rendition | 'damaged' {
  try {
    const found: unknown = deserialize(bytes)
    return isRendition(found) ? found : 'damaged'
  } catch {
    return 'damaged'
  }
}

const PARTS = ['y', 'cb', 'cr', 'mask'] as const

const isRendition = (found: unknown): found is Rendition =>
  typeof found === 'object' &&
  found !== null &&
  PARTS.every((part) => (found as Partial<Rendition>)[part] instanceof Uint8Array) &&
  Number.isInteger((found as Partial<Rendition>).width) &&
  Number.isInteger((found as Partial<Rendition>).height)
