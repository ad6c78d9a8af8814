// A brother's portrait; pressed, it is shown large.
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface PortraitProps {
  name: string
  src: string | null
  hash: string | null
}

export function ProfilePortrait({ name, src, hash }: PortraitProps) {
  const [isLarge, setLarge] = useState(false)
  if (!src) return <Portrait name={name} framed decorative />
  return (
    <>
      <button
        type="button"
        className="w-fit cursor-zoom-in rounded-md"
        aria-label="Enlarge photo"
        onClick={() => setLarge(true)}
      >
        <Portrait name={name} src={src} hash={hash} framed decorative />
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={name} width={560}>
        <Portrait name={`Portrait of ${name}`} src={src} hash={hash} large />
      </Dialog>
    </>
  )
}
