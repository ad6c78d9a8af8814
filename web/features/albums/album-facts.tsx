// What is known of an album at a glance: whether it is open, how much is in it and who contributes.
import type { Album } from '@aerie/contract/albums'
import { displayName } from '@aerie/contract/person'
import { Download } from 'lucide-react'
import { AccessTag } from './access-tag.tsx'
import { itemCount } from './album-words.ts'

export const AlbumFacts = ({ album }: { album: Album }) => (
  <div className="-mt-1.5 mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
    <AccessTag isOpen={album.isOpen} />
    <span className="num text-ink-2">{itemCount(album.photoCount)}</span>
    <span className="text-ink-3">{contributors(album)}</span>
    {album.photoCount > 0 && (
      <a
        href={`/api/albums/${album.id}/download`}
        download
        className="ml-auto inline-flex items-center gap-1.5 max-sm:ml-0"
      >
        <Download aria-hidden className="size-3.5" />
        Download all
      </a>
    )}
  </div>
)

function contributors({ isOpen, createdBy }: Album) {
  if (isOpen) return 'Anyone can contribute'
  return createdBy ? `${displayName(createdBy)} alone can add to it` : 'Nobody can add to it any more'
}
