// The eight reactions, of which one is picked.
import './reaction-picker.css'
import { EMOJI, type Emoji } from '@aerie/contract/reactions'
import type { KeyboardEvent, RefObject } from 'react'
import { Popover } from '#ui/overlays/popover.tsx'
import { ReactionMark } from './reaction-mark.tsx'
import { REACTION_NAMES } from './reaction-names.ts'

interface ReactionPickerProps {
  open: boolean
  onClose: () => void
  button: RefObject<HTMLElement | null>
  /** Those that are the viewer's already. */
  mine: readonly string[]
  onPick: (emoji: Emoji) => void
}

/** The border and the padding come on top of eight buttons of 40. */
const WIDTH = 338

export const ReactionPicker = ({ open, onClose, button, mine, onPick }: ReactionPickerProps) => (
  <Popover label="Reactions" open={open} onClose={onClose} button={button} width={WIDTH} onKeyDown={walk}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the same again */}
    <div role="group" aria-label="Reactions" className="reaction-picker">
      {EMOJI.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={REACTION_NAMES[emoji]}
          aria-pressed={mine.includes(emoji)}
          onClick={() => {
            onPick(emoji)
            onClose()
          }}
        >
          <ReactionMark emoji={emoji} />
        </button>
      ))}
    </div>
  </Popover>
)

/** The arrow keys, Home and End go from one to the other. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.contains(document.activeElement))
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  buttons.at(target % buttons.length)?.focus()
}
