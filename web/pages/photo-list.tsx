// Photos in rows, each to be seen by itself over them, with all that can be done with it.
import type { Photo } from '@aerie/contract/photos'
import { type ReactNode, useEffect, useRef } from 'react'
import { PhotoActions } from '#features/photos/grid/photo-actions.tsx'
import { PhotoGrid } from '#features/photos/grid/photo-grid.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { type Asked, QueryState } from '#ui/feedback/query-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OpenedPhoto } from './use-opened-photo.ts'
import { usePhotoDialogs } from './use-photo-dialogs.tsx'

const viewer = lazyCode(() => import('./album-viewer.tsx'))

interface PhotoListProps {
  query: Asked<readonly Photo[]>
  viewing: OpenedPhoto
  hrefOf: (photo: Photo) => string
  /** How many there are where not all of them have come. */
  total?: string | undefined
  empty: ReactNode
  previews?: ReadonlyMap<number, Blob> | undefined
}

export function PhotoList({
  query,
  viewing: { opened, open, move, close },
  hrefOf,
  total,
  empty,
  previews,
}: PhotoListProps) {
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
        empty={empty}
      >
        {(photos) => (
          <div onPointerEnter={viewer.fetchAhead}>
            <PhotoGrid
              photos={photos}
              opened={opened}
              hrefOf={hrefOf}
              onOpen={open}
              previews={previews}
              actionsOf={(photo, isActive) => <PhotoActions photo={photo} isActive={isActive} onAct={act} />}
            />
          </div>
        )}
      </QueryState>
      {viewerCode && opened !== undefined && (
        <viewerCode.AlbumViewer
          photos={query.data ?? []}
          total={total}
          opened={opened}
          onMove={move}
          onClose={close}
          onAct={act}
        />
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
