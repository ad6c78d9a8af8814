// Opens the browser's own choice of files, which on a phone has the camera in it.
import { Camera } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface ChooseButtonProps {
  label: string
  variant?: 'secondary' | 'link'
  isHeld: boolean
  onFile: (file: File) => void
  ref: Ref<HTMLButtonElement>
}

export function ChooseButton({ label, variant = 'secondary', isHeld, onFile, ref }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // so that the same file can be chosen again
          if (file) onFile(file)
        }}
      />
      <Button
        ref={ref}
        variant={variant}
        icon={variant === 'link' ? undefined : <Camera />}
        aria-disabled={isHeld}
        onClick={() => !isHeld && input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
