// Who may contribute to an album, as a tag.
import { Lock, LockOpen } from 'lucide-react'
import { Tag } from '#ui/lists/tag.tsx'

interface AccessTagProps {
  isOpen: boolean
  /** It lies on a photograph. */
  over?: boolean
}

export const AccessTag = ({ isOpen, over = false }: AccessTagProps) => (
  <Tag tone={over ? 'over' : isOpen ? 'success' : 'neutral'} icon={isOpen ? <LockOpen /> : <Lock />}>
    {isOpen ? 'Open' : 'Private'}
  </Tag>
)
