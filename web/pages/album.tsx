// One album: what it is, and its photos; each of them has an address of its own within it.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { AlbumActions } from '#features/albums/album-actions.tsx'
import { AlbumFacts } from '#features/albums/album-facts.tsx'
import { MarksNote } from '#features/albums/marks-note.tsx'
import { albumQuery } from '#features/albums/queries.ts'
import { AlbumGathering } from '#features/gathering-albums/album-gathering.tsx'
import { usePreviews } from '#features/photo-upload/previews.ts'
import { UploadMediaButton, UploadsUnderWay } from '#features/photo-upload/upload-media.tsx'
import { FailedPhotoActs } from '#features/photos/failed-photo.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { albumPhotosQuery } from '#features/photos/queries.ts'
import { Refused } from '#lib/call-errors.ts'
import { useNavigate, useParams, useSearch } from '#lib/navigation/navigation.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PhotoList } from '../compositions/photos/photo-list.tsx'
import { useOpenedPhoto } from '../compositions/photos/use-opened-photo.ts'
import { usePhotoDialogs } from '../compositions/photos/use-photo-dialogs.tsx'

/** Whoever is signed out meanwhile keeps what he sees. */
const NOT_THERE = [404, 410]

export function AlbumPage() {
  const { albumId } = useParams('/media/$albumId')
  const { data: album, error, ...query } = useQuery(albumQuery(albumId))
  if (error instanceof Refused && NOT_THERE.includes(error.status)) return <NotThere />
  return (
    <Page
      title={album?.title ?? 'Album'}
      subtitle={album?.description}
      back={<ToAlbums />}
      actions={
        album && (
          <>
            <AlbumActions album={album} />
            {album.can.add && <UploadMediaButton albumId={albumId} title={album.title} />}
          </>
        )
      }
    >
      <QueryState
        query={{ data: album, error, ...query }}
        skeleton={<PhotosSkeleton />}
        failure="The album could not be loaded"
        level={2}
      >
        {(shown) => (
          <>
            <AlbumFacts album={shown} />
            <AlbumGathering albumId={albumId} />
            <MarksNote />
            <Uploads albumId={albumId} />
            <AlbumPhotos albumId={albumId} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

function Uploads({ albumId }: { albumId: string }) {
  const { dialogs, open } = usePhotoDialogs(() => {})
  return (
    <>
      <UploadsUnderWay
        albumId={albumId}
        actsOf={(photo, name) => (
          <FailedPhotoActs
            photo={photo}
            name={name}
            onRemove={() =>
              open('delete', { ...photo, mediaType: photo.isVideo ? 'video' : 'photo', isFlagged: false })
            }
          />
        )}
      />
      {dialogs}
    </>
  )
}

function AlbumPhotos({ albumId }: { albumId: string }) {
  const { photo } = useSearch('/media/$albumId')
  const navigate = useNavigate()
  const viewing = useOpenedPhoto(
    photo,
    (next, replace) =>
      void navigate({
        to: '/media/$albumId',
        params: { albumId },
        search: { photo: next },
        replace,
        resetScroll: false,
      }),
  )
  return (
    <PhotoList
      query={useQuery(albumPhotosQuery(albumId))}
      viewing={viewing}
      hrefOf={({ id }) => `/media/${albumId}?photo=${id}`}
      empty={<NoPhotos />}
      isAlbum
      previews={usePreviews()}
    />
  )
}

const NoPhotos = () => (
  <Card flush className="mt-5">
    <EmptyState title="Nothing in this album yet" level={2}>
      Its photos and videos appear here, day by day.
    </EmptyState>
  </Card>
)

const ToAlbums = () => (
  <Link to="/media" className="page-back">
    <ArrowLeft />
    Media Albums
  </Link>
)

const NotThere = () => (
  <Page title="Album not found" back={<ToAlbums />}>
    <EmptyState title="Album not found" level={2}>
      The album you're looking for doesn't exist
    </EmptyState>
  </Page>
)
