// What one can do about albums from everywhere.
import { Images } from 'lucide-react'
import type { Action } from '#features/session/action.ts'
import { lazyCode } from '#lib/lazy-code.ts'

const newAlbumDialog = lazyCode(async () => ({ Dialog: (await import('./new-album-dialog.tsx')).NewAlbumDialog }))

export const actions: Action[] = [
  { label: 'Add photos', words: 'upload pictures videos media album', icon: <Images />, at: '/media' },
  { label: 'Create an album', words: 'new photos media', icon: <Images />, at: newAlbumDialog },
]
