// What copies of a picture that moves are made of, as a file of the store.
import { deserialize, serialize } from 'node:v8'
import type { Animation } from '@aerie/watermark/animation'
import { FileMissing, type FileStore } from '../files/file-store.ts'

export const keepAnimation = (files: FileStore, name: string, animation: Animation) =>
  files.put(name, serialize(animation), { contentType: 'application/octet-stream' })

/** Null where there is none, or it is damaged. */
export async function readAnimation(files: FileStore, name: string): Promise<Animation | null> {
  const bytes = await files.read(name).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  return bytes && animationIn(bytes)
}

function animationIn(bytes: Buffer): Animation | null {
  try {
    const found: unknown = deserialize(bytes)
    return isAnimation(found) ? found : null
  } catch {
    return null
  }
}

const isAnimation = (found: unknown): found is Animation =>
  typeof found === 'object' &&
  found !== null &&
  ['width', 'height', 'frames'].every((name) => Number.isInteger((found as Record<string, unknown>)[name])) &&
  (found as Partial<Animation>).webp instanceof Uint8Array &&
  Array.isArray((found as Partial<Animation>).masks) &&
  Array.isArray((found as Partial<Animation>).hashes)
