// A photo of an album as the picture of a gathering: first the album, then the photo.
import './photo-dialog.css'
import { thumbnailUrl } from '@aerie/contract/album-values'
import { type Album, albums } from '@aerie/contract/albums'
import type { Photo } from '@aerie/contract/photos'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Images } from 'lucide-react'
import { useState } from 'react'
import { photoName } from '#features/photos/photo-words.ts'
import { albumPhotosQuery } from '#features/photos/queries.ts'
import { endpointQuery } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface PhotoDialogProps {
  open: boolean
  onClose: () => void
  onPick: (photo: Photo) => void
}

export function PhotoDialog({ open, onClose, onPick }: PhotoDialogProps) {
  const [album, setAlbum] = useState<Album>()
  return (
    <Dialog open={open} onClose={onClose} title={album?.title ?? 'Choose an album'} width={560}>
      {album ? (
        <>
          <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={() => setAlbum(undefined)}>
            All albums
          </Button>
          <Photos albumId={String(album.id)} onPick={onPick} />
        </>
      ) : (
        <Albums onPick={setAlbum} />
      )}
    </Dialog>
  )
}

function Albums({ onPick }: { onPick: (album: Album) => void }) {
  const query = useQuery(endpointQuery(albums.list, { query: { limit: '200' } }))
  return (
    <QueryState
      query={query}
      skeleton={<TilesSkeleton />}
      failure="The albums could not be loaded"
      empty={<p>There is no album yet.</p>}
    >
      {(all) => (
        <ul className="photo-dialog">
          {all.map((album) => {
            const [first] = album.previewPhotos
            return (
              <li key={album.id}>
                <button type="button" disabled={album.photoCount === 0} onClick={() => onPick(album)}>
                  {first?.hash ? (
                    <Thumbnail src={thumbnailUrl(first.filename, 200)} hash={first.hash} />
                  ) : (
                    <span className="thumbnail">
                      <Images />
                    </span>
                  )}
                  <b>{album.title}</b>
                  <small>{counted(album.photoCount, 'photo')}</small>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </QueryState>
  )
}

interface PhotosProps {
  albumId: string
  onPick: (photo: Photo) => void
}

function Photos({ albumId, onPick }: PhotosProps) {
  const { data, ...query } = useQuery(albumPhotosQuery(albumId))
  const still = data?.filter(
    ({ mediaType, state, isFlagged }) => mediaType === 'photo' && state === 'ready' && !isFlagged,
  )
  return (
    <QueryState
      query={{ ...query, data: still }}
      skeleton={<TilesSkeleton />}
      failure="The photos could not be loaded"
      empty={<p>No photo in this album can be a picture.</p>}
    >
      {(photos) => (
        <ul className="photo-dialog">
          {photos.map((photo) => (
            <li key={photo.id}>
              <button type="button" aria-label={photoName(photo)} onClick={() => onPick(photo)}>
                <Thumbnail src={thumbnailUrl(photo.filename, 200)} hash={photo.hash} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}

const TilesSkeleton = () => (
  <Loading label="Loading" className="photo-dialog">
    {[1, 2, 3, 4, 5, 6].map((one) => (
      <Skeleton key={one} height={100} />
    ))}
  </Loading>
)
