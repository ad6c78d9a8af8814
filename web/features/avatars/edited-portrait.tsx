// The portrait while it is being edited: the photo just chosen lies on it at once, and what is being done over it.
import type { Member } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { Portrait } from '#features/people/portrait.tsx'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { AvatarTask, PhotoChoice } from './use-avatar.ts'

interface EditedPortraitProps {
  member: Member
  /** Shown in place of his portrait. */
  choice: PhotoChoice | undefined
  task: AvatarTask | undefined
  /** A file is held over it. */
  isOver: boolean
}

export function EditedPortrait({ member, choice, task, isOver }: EditedPortraitProps) {
  const preview = useObjectUrl(choice?.cut && choice.photo.picture)
  const picture = preview
    ? { src: preview, cut: choice?.cut }
    : { src: member.profileImageUrl, hash: member.profileImageHash }
  return (
    <div className="relative w-fit">
      <Portrait name={displayName(member)} {...picture} framed />
      {(task || isOver) && (
        <div data-theme="dark" className="absolute inset-[7px] grid place-items-center rounded-plate bg-scrim text-ink">
          {task ? <Doing task={task} /> : <p className="font-display text-lg">Drop it here</p>}
        </div>
      )}
    </div>
  )
}

const WORDS = {
  preparing: 'Preparing',
  saving: 'Saving',
  discarding: 'Bringing it back',
  removing: 'Removing',
}

function Doing({ task }: { task: AvatarTask }) {
  if (task.doing === 'sending' && task.sent < 1) return <Sent percent={Math.floor(task.sent * 100)} />
  return (
    <p className="grid justify-items-center gap-1.5 text-sm" role="status">
      <Spinner />
      {WORDS[task.doing === 'sending' ? 'saving' : task.doing]}
    </p>
  )
}

const Sent = ({ percent }: { percent: number }) => (
  <div
    className="grid justify-items-center gap-1.5 text-sm"
    role="progressbar"
    aria-label="Uploading the photo"
    aria-valuenow={percent}
  >
    <Spinner />
    <span className="num">{percent}%</span>
  </div>
)
