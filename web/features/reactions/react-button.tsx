// Opens the picker of reactions, whose code comes when somebody comes near.
import type { Emoji } from '@aerie/contract/reactions'
import { SmilePlus } from 'lucide-react'
import { useRef } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const picker = lazyCode(() => import('./reaction-picker.tsx'))

interface ReactButtonProps {
  /** Whose doing it is, or what it is called. */
  name: string
  mine: readonly string[]
  onReact: (emoji: Emoji) => void
}

export function ReactButton({ name, mine, onReact }: ReactButtonProps) {
  const { code, isOpen, open, close, approach } = useLazyDialog(picker)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        {...approach}
        size="sm"
        label={`React to ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <SmilePlus />
      </IconButton>
      {code && <code.ReactionPicker open={isOpen} onClose={close} button={button} mine={mine} onPick={onReact} />}
    </>
  )
}
