// Stores the portraits of demo brothers.
import { fileURLToPath } from 'node:url'
import { makePhoto } from '#features/avatars/service.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import type { DemoBrother } from './demo-brother.ts'

export interface PortraitColumns {
  avatar: string | null
  avatar_hash: string | null
}

const NO_PORTRAIT: PortraitColumns = { avatar: null, avatar_hash: null }

/** Answers the columns of each brother, in the order of the list. */
export async function storePortraits(files: FileStore, brothers: readonly DemoBrother[]): Promise<PortraitColumns[]> {
  const pictures = openPictures({ mostWaiting: brothers.length })
  const store = (name: string) => {
    const file = fileURLToPath(new URL(`portraits/${name}.webp`, import.meta.url))
    return makePhoto(files, pictures, { file, crop: null, memberId: null })
  }
  try {
    return await Promise.all(brothers.map(({ portrait }) => (portrait === null ? NO_PORTRAIT : store(portrait))))
  } finally {
    pictures.close()
  }
}
