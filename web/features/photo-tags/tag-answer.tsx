// Allow and Not me: the answer to a tag that asks first, beside the photo it is about.
import { notifications } from '@aerie/contract/notifications'
import { photoFiles } from '@aerie/contract/photo-files'
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { useSession } from '#features/session/queries.ts'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'

interface TagAnswerProps {
  photoId: number
  albumTitle: string
  /** It is answered, and the buttons are about to go: the time to put the focus elsewhere. */
  onAnswered: () => void
}

type TagDecision = 'allow' | 'refuse'

const SHOWING = keysOf(
  notifications.list,
  photoTags.waiting,
  photoSearch.find,
  photoSearch.summary,
  photos.show,
  photos.ofAlbum,
)

export function TagAnswer({ photoId, albumTitle, onAnswered }: TagAnswerProps) {
  const { id } = useSession()
  const params = { photoId: String(photoId) }
  const answering = useAct({
    call: async (answer: TagDecision) => {
      if (answer === 'allow') await call(photoTags.accept, { params })
      else await call(photoTags.untag, { params: { ...params, memberId: String(id) } })
      onAnswered()
    },
    done: (_, answer) => ({ title: answer === 'allow' ? 'Tag accepted' : 'Tag removed' }),
    stale: SHOWING,
  })
  const look = (answer: TagDecision) => ({
    size: 'sm' as const,
    pending: answering.isPending && answering.variables === answer,
    onClick: () => {
      if (!answering.isPending) answering.mutate(answer)
    },
  })
  return (
    <div className="flex items-center gap-3">
      <Thumbnail
        hash={null}
        src={addressOf(photoFiles.thumbnail, { params })}
        className="h-16! w-24! flex-none rounded-plate"
      />
      <span className="flex flex-wrap gap-2">
        <Button {...look('allow')} pendingLabel="Allowing..." aria-label={`Allow the tag in ${albumTitle}`}>
          Allow
        </Button>
        <Button
          {...look('refuse')}
          variant="ghost"
          pendingLabel="Taking off..."
          aria-label={`Not me, in ${albumTitle}`}
        >
          Not me
        </Button>
      </span>
    </div>
  )
}
