// Photos in rows, each to be seen by itself over them, with all that can be done with it.
import type { Photo, PhotoDetails } from '@aerie/contract/photos'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChoiceBar } from '#features/photo-days/choice-bar.tsx'
import { useChoice } from '#features/photo-days/use-choice.ts'
import { PhotoActions } from '#features/photos/grid/photo-actions.tsx'
import type { PhotoAct } from '#features/photos/grid/photo-acts.ts'
import { PhotoGrid } from '#features/photos/grid/photo-grid.tsx'
import { PhotosSkeleton } from '#features/photos/grid/photos-skeleton.tsx'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState, type QueryView } from '#ui/feedback/query-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import type { OpenedPhoto } from './use-opened-photo.ts'
import { usePhotoDialogs } from './use-photo-dialogs.tsx'

const viewer = lazyCode(() => import('./album-viewer.tsx'))

interface PhotoListProps {
  query: QueryView<readonly Photo[]>
  viewing: OpenedPhoto
  hrefOf: (photo: Photo) => string
  /** How many there are where not all of them have come. */
  total?: string | undefined
  empty: ReactNode
  previews?: ReadonlyMap<number, Blob> | undefined
  /** All are of one album, so that something can be done with several of them. */
  isAlbum?: boolean
}

export function PhotoList({
  query,
  viewing: { opened, open, move, close },
  hrefOf,
  total,
  empty,
  previews,
  isAlbum = false,
}: PhotoListProps) {
  const { dialogs, open: act } = usePhotoDialogs(({ id }) => id === opened && close())
  const choosing = useChoice(query.data ?? NONE)
  const start = (kind: PhotoAct, photo: Photo | PhotoDetails) =>
    kind === 'choose' ? choosing.begin(photo) : act(kind, photo)
  const { data: viewerCode, error } = useCode(viewer, opened !== undefined)
  useFailedViewer(error, close)
  return (
    <>
      <QueryState
        query={query}
        skeleton={<PhotosSkeleton />}
        failure="The photos could not be loaded"
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
              choice={choosing.choice}
              actionsOf={(photo, isActive) => (
                <PhotoActions photo={photo} isActive={isActive} isOneOfMany={isAlbum} onAct={start} />
              )}
            />
            {choosing.choice && <ChosenPhotos choosing={choosing} />}
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
          onAct={start}
        />
      )}
      {dialogs}
    </>
  )
}

const NONE: readonly Photo[] = []
const dayDialog = lazyCode(() => import('#features/photo-days/correct-day-dialog.tsx'))

function ChosenPhotos({ choosing: { chosen, offered, chooseAll, end } }: { choosing: ReturnType<typeof useChoice> }) {
  const day = useLazyDialog(dayDialog)
  return (
    <>
      <ChoiceBar count={chosen.length} offered={offered} onAll={chooseAll} onCorrect={day.open} onEnd={end} />
      {day.code && (
        <day.code.CorrectDayDialog
          key={day.count}
          photos={chosen}
          open={day.isOpen}
          onClose={day.close}
          onCorrected={end}
        />
      )}
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
