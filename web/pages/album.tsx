// One album: what it is, and its photos; each of them has an address of its own within it.
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AlbumActions } from '#features/albums/album-actions.tsx'
import { AlbumFacts } from '#features/albums/album-facts.tsx'
import { albumQuery } from '#features/albums/queries.ts'
import { UploadMediaButton, UploadsUnderWay } from '#features/photo-upload/upload-media.tsx'
import { PhotoActions } from '#features/photos/grid/photo-actions.tsx'
import { PhotoGrid } from '#features/photos/grid/photo-grid.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { albumPhotosQuery } from '#features/photos/queries.ts'
import { Refused } from '#lib/call-errors.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useOpenedPhoto } from './use-opened-photo.ts'
import { usePhotoDialogs } from './use-photo-dialogs.tsx'

/** Whoever is signed out meanwhile keeps what he sees. */
const NOT_THERE = [404, 410]

export function AlbumPage() {
  const { albumId } = useParams({ from: '/media/$albumId' })
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
        failure="The album did not arrive"
        level={2}
      >
        {(shown) => (
          <>
            <AlbumFacts album={shown} />
            <UploadsUnderWay albumId={albumId} />
            <AlbumPhotos albumId={albumId} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

const viewer = lazyCode(() => import('./album-viewer.tsx'))

function AlbumPhotos({ albumId }: { albumId: string }) {
  const query = useQuery(albumPhotosQuery(albumId))
  const { opened, open, move, close } = useOpenedPhoto(albumId)
  const { dialogs, open: act } = usePhotoDialogs(({ id }) => id === opened && close())
  const { data: viewerCode, error } = useCode(viewer, opened !== undefined)
  useFailedViewer(error, close)
  return (
    <>
      <QueryState
        query={query}
        skeleton={<PhotosSkeleton />}
        failure="The photos did not arrive"
        level={2}
        empty={<NoPhotos />}
      >
        {(photos) => (
          <div onPointerEnter={viewer.fetchAhead}>
            <PhotoGrid
              photos={photos}
              opened={opened}
              hrefOf={({ id }) => `/media/${albumId}?photo=${id}`}
              onOpen={open}
              actionsOf={(photo, isActive) => <PhotoActions photo={photo} isActive={isActive} onAct={act} />}
            />
          </div>
        )}
      </QueryState>
      {viewerCode && opened !== undefined && (
        <viewerCode.AlbumViewer photos={query.data ?? []} opened={opened} onMove={move} onClose={close} onAct={act} />
      )}
      {dialogs}
    </>
  )
}

function useFailedViewer(error: unknown, close: () => void) {
  const onFailure = useRef(close)
  onFailure.current = close
  useEffect(() => {
    if (error === null) return
    toast(failureToast(error))
    onFailure.current()
  }, [error])
}

const NoPhotos = () => (
  <Card flush className="mt-5">
    <EmptyState title="Nothing in this album yet" level={2}>
      Its photos and videos stand here, day after day.
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
