// The portrait in edit mode: choosing, dropping or pasting a photo sends it at once; then it can be cut or discarded.
import { AvatarActions } from './avatar-actions.tsx'
import { EditedPortrait } from './edited-portrait.tsx'
import { type AvatarEditing, useAvatar } from './use-avatar.ts'
import { usePhotoIntake } from './use-photo-intake.ts'

export function AvatarEditor(props: AvatarEditing) {
  const { member } = props
  const avatar = useAvatar(props)
  const { isOver, handlers } = usePhotoIntake(avatar.choose)
  return (
    <section aria-label="Photo" className="@container" {...handlers}>
      <div className="grid items-end gap-4 @min-[21rem]:grid-cols-[auto_minmax(0,1fr)] @min-[28rem]:gap-6">
        <EditedPortrait member={member} choice={avatar.shown} task={avatar.task} isOver={isOver} />
        <div className="grid gap-3 pb-2">
          <AvatarActions avatar={avatar} hasPhoto={member.profileImageUrl !== null} />
          <p className="max-w-[34ch] text-sm text-ink-2">
            <span className="hidden pointer-fine:inline">Drop or paste one as well. </span>
            Saved at once.
          </p>
        </div>
      </div>
    </section>
  )
}
