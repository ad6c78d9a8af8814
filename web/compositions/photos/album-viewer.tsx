// The viewer of an album with all that the installation adds to a photo: who is on it, its tags, and what can be done with it.
import type { Photo, PhotoDetails } from '@aerie/contract/photos'
import { CalendarClock, Download, Flag, Pencil, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CopyNote } from '#features/photo-files/copy-note.tsx'
import { PhotoAccesses } from '#features/photo-files/photo-accesses.tsx'
import { useDownload } from '#features/photo-files/use-download.ts'
import { BrothersOnPhoto } from '#features/photo-tags/brothers-on-photo.tsx'
import { CustomTags } from '#features/photo-tags/custom-tags.tsx'
import { PhotoPins, type PinPlace } from '#features/photo-tags/photo-pins.tsx'
import { PlaceBrother } from '#features/photo-tags/place-brother.tsx'
import { PhotoViewer } from '#features/photo-viewer/photo-viewer.tsx'
import { ViewerTool } from '#features/photo-viewer/viewer-tool.tsx'
import type { PhotoAct } from '#features/photos/grid/photo-acts.ts'
import { useSession } from '#features/session/queries.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'

interface AlbumViewerProps {
  photos: readonly Photo[]
  total?: string | undefined
  opened: number
  onMove: (photo: Photo) => void
  onClose: () => void
  onAct: (act: PhotoAct, photo: Photo | PhotoDetails) => void
}

export function AlbumViewer({ onAct, ...viewer }: AlbumViewerProps) {
  const { can } = useSession()
  const [tagging, setTagging] = useState<{ photo: number; place?: PinPlace }>()
  const isTagging = tagging?.photo === viewer.opened
  const place = isTagging ? tagging.place : undefined
  return (
    <PhotoViewer
      {...viewer}
      onRemove={(photo) => onAct('delete', photo)}
      tools={(photo) =>
        photo.state !== 'failed' && (
          <>
            <DownloadTool photo={photo} />
            {photo.state === 'ready' && (
              <ViewerTool
                label="Tag brothers"
                pressed={isTagging}
                onPress={() => setTagging(isTagging ? undefined : { photo: photo.id })}
              >
                <Tag />
              </ViewerTool>
            )}
            <Tools photo={photo} onAct={onAct} />
          </>
        )
      }
      facts={(photo) =>
        photo.state !== 'failed' && (
          <>
            <CopyNote photo={photo} />
            {isTagging && <PlaceBrother photo={photo} place={place} onTagged={() => setTagging({ photo: photo.id })} />}
            <BrothersOnPhoto photo={photo} onTag={() => onAct('tag', photo)} />
            <CustomTags tags={photo.customTags} />
            {can.seePhotoAccesses && <PhotoAccesses photo={photo} />}
          </>
        )
      }
      over={(photo) => (
        <PhotoPins
          tagged={photo.taggedMembers}
          isTagging={isTagging}
          place={place}
          onPlace={(next) => setTagging({ photo: photo.id, place: next })}
        />
      )}
    />
  )
}

function DownloadTool({ photo }: { photo: PhotoDetails }) {
  const { download, isMaking, isFetching } = useDownload(photo)
  return (
    <ViewerTool
      label={isMaking ? 'Your copy is being made' : 'Download'}
      disabled={isMaking || isFetching}
      onPress={download}
    >
      {isMaking || isFetching ? <Spinner /> : <Download />}
    </ViewerTool>
  )
}

const Tools = ({ photo, onAct }: { photo: PhotoDetails } & Pick<AlbumViewerProps, 'onAct'>) => (
  <>
    {photo.can.flag && !photo.isFlagged && (
      <ViewerTool label="Flag" onPress={() => onAct('flag', photo)}>
        <Flag />
      </ViewerTool>
    )}
    {photo.can.edit && (
      <ViewerTool label="Edit" onPress={() => onAct('edit', photo)}>
        <Pencil />
      </ViewerTool>
    )}
    {photo.can.date && (
      <ViewerTool label="Correct the day" onPress={() => onAct('date', photo)}>
        <CalendarClock />
      </ViewerTool>
    )}
    {photo.can.remove && (
      <ViewerTool label="Delete" onPress={() => onAct('delete', photo)}>
        <Trash2 />
      </ViewerTool>
    )}
  </>
)
