// What can be done with a portrait.
import { Trash2, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { AdjustButton } from './adjust-button.tsx'
import { ChooseButton } from './choose-button.tsx'
import type { useAvatar } from './use-avatar.ts'

interface AvatarActionsProps {
  avatar: ReturnType<typeof useAvatar>
  hasPhoto: boolean
}

export function AvatarActions({ avatar, hasPhoto }: AvatarActionsProps) {
  const { task, shown } = avatar
  const choosing = useRef<HTMLButtonElement>(null)
  const isSending = task?.doing === 'preparing' || task?.doing === 'sending'
  const isHeld = task !== undefined && !isSending
  const isNearlyThere = task?.doing === 'sending' && task.sent === 1
  /** For a button that goes away with what it does. */
  const thenChoose = (isRefused: boolean, act: () => unknown) => ({
    'aria-disabled': isRefused,
    onClick: () => {
      if (isRefused) return
      choosing.current?.focus()
      act()
    },
  })
  return (
    <div className="flex flex-wrap gap-2 @min-[21rem]:@max-[36rem]:flex-col @min-[21rem]:@max-[36rem]:items-start">
      <ChooseButton
        ref={choosing}
        label={hasPhoto ? 'Change photo' : 'Choose photo'}
        isHeld={isHeld}
        onFile={avatar.choose}
      />
      {shown?.cut && <AdjustButton choice={shown} isHeld={task !== undefined} onAdjusted={avatar.adjust} />}
      {isSending && (
        <Button variant="ghost" icon={<Undo2 />} {...thenChoose(isNearlyThere, avatar.cancel)}>
          Discard
        </Button>
      )}
      {avatar.canDiscard && !isSending && (
        <Button variant="ghost" icon={<Undo2 />} {...thenChoose(isHeld, avatar.discard)}>
          {avatar.settled ? 'Discard' : 'Earlier photo'}
        </Button>
      )}
      {hasPhoto && (
        <Button variant="ghost" icon={<Trash2 />} {...thenChoose(task !== undefined, avatar.remove)}>
          Remove photo
        </Button>
      )}
    </div>
  )
}
