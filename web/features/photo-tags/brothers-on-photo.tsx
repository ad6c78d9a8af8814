// Who is on a photo, beside it; whoever is named there may take himself off.
import { displayName } from '@aerie/contract/person'
import type { PhotoDetails } from '@aerie/contract/photos'
import { Plus, X } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useUntag } from './mutations.ts'

interface BrothersOnPhotoProps {
  photo: PhotoDetails
  onTag: () => void
}

export const BrothersOnPhoto = ({ photo, onTag }: BrothersOnPhotoProps) => (
  <section>
    <h3>Brothers</h3>
    <ul>
      {photo.taggedMembers.map((tagged) => (
        <Brother key={tagged.member.id} photo={photo} tagged={tagged} />
      ))}
    </ul>
    <Button variant="link" className="mt-1" onClick={onTag}>
      <Plus />
      Tag brothers
    </Button>
  </section>
)

interface BrotherProps {
  photo: PhotoDetails
  tagged: PhotoDetails['taggedMembers'][number]
}

function Brother({ photo, tagged: { member, isPending, can } }: BrotherProps) {
  const viewer = useSession()
  const removal = useUntag(photo)
  const name = displayName(member)
  const isOwn = member.id === viewer.id
  const note = [isOwn && 'you', isPending && 'waiting for his yes'].filter(Boolean).join(', ')
  const remove = () => removal.mutate(member.id)
  return (
    <li className="flex min-h-11 items-center gap-2.5">
      <Portrait
        name={name}
        src={member.profileImageUrl}
        hash={member.profileImageHash}
        isRemembered={member.isRemembered}
        width={28}
        decorative
      />
      <span className="min-w-0 flex-1">
        <Link to={`/profile/${member.id}`} className="font-display text-lg font-medium hover:text-foil-hover">
          {name}
        </Link>
        {note && <small className="meta">{note}</small>}
      </span>
      {can.remove &&
        (isOwn ? (
          <Button variant="link" pending={removal.isPending} onClick={remove}>
            Remove my tag
          </Button>
        ) : (
          <IconButton size="sm" label={`Remove tag, ${name}`} disabled={removal.isPending} onClick={remove}>
            <X />
          </IconButton>
        ))}
    </li>
  )
}
