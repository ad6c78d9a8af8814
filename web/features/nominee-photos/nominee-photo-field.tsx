// The photo one stands with: that of the profile, or another for this position alone.
import './nominee-photo-field.css'
import { displayName, type PersonRef } from '@aerie/contract/person'
import { useRef } from 'react'
import { AdjustButton } from '#features/avatars/adjust-button.tsx'
import { ChooseButton } from '#features/avatars/choose-button.tsx'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { type NomineePhotoEditing, type PhotoTask, useNomineePhoto } from './use-nominee-photo.ts'

interface NomineePhotoFieldProps extends NomineePhotoEditing {
  me: PersonRef
}

export function NomineePhotoField({ me, ...editing }: NomineePhotoFieldProps) {
  const { photo } = editing
  const { task, chosen, choose, adjust, remove } = useNomineePhoto(editing)
  const choosing = useRef<HTMLButtonElement>(null)
  const isHeld = task !== undefined
  return (
    <fieldset className="nominee-photo-field">
      <legend className="sr-only">The photo you stand with</legend>
      <span className="nominee-photo-field-picture">
        <Portrait
          name={displayName(me)}
          src={photo?.url ?? me.profileImageUrl}
          hash={photo?.hash ?? me.profileImageHash}
          width={104}
          decorative
        />
        {task && <Doing task={task} />}
      </span>
      <div>
        <p>{photo ? 'For this position alone' : 'The photo of your profile'}</p>
        <ChooseButton ref={choosing} label="Another photo" variant="link" isHeld={isHeld} onFile={choose} />
        {chosen?.cut && <AdjustButton choice={chosen} variant="link" isHeld={isHeld} onAdjusted={adjust} />}
        {photo && (
          <Button
            variant="link"
            aria-disabled={isHeld}
            onClick={() => {
              if (isHeld) return
              // The button goes away with what it does.
              choosing.current?.focus()
              remove()
            }}
          >
            Take it off
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const WORDS = { preparing: 'Preparing', sending: 'Saving', removing: 'Taking it off' }

const Doing = ({ task }: { task: PhotoTask }) => (
  <span className="nominee-photo-field-doing" data-theme="dark">
    <Spinner />
    <span role="status">{WORDS[task.doing]}</span>
    {task.doing === 'sending' && <span aria-hidden>{Math.floor(task.sent * 100)}%</span>}
  </span>
)
