// Opens the camera of a phone; elsewhere there is none to open.
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'

export function TakePhotoButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden justify-center pointer-coarse:flex">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = '' // so that another can be taken
        }}
      />
      <Button icon={<Camera />} onClick={() => input.current?.click()}>
        Take a photo
      </Button>
    </div>
  )
}
