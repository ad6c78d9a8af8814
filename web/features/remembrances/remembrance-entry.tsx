// The words of one brother, with what the reader may do about them.
import './remembrance.css'
import { adminClassLabel } from '@aerie/contract/classes'
import { displayName } from '@aerie/contract/person'
import type { Remembrance } from '@aerie/contract/remembrances'
import { longDay, writtenDay } from '@aerie/text/dates'
import { Flag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useFlag, useTakeDown } from './mutations.ts'
import { RemembranceReasonDialog } from './remembrance-reason-dialog.tsx'

interface RemembranceEntryProps {
  remembrance: Remembrance
  isOwn: boolean
  shortName: string
}

export function RemembranceEntry({ remembrance, isOwn, shortName }: RemembranceEntryProps) {
  const { author, words, writtenAt, changedAt, isFlagged, can } = remembrance
  const name = displayName(author)
  const hasClass = remembrance.pledgeClass !== null || remembrance.class !== null
  const facts = [
    hasClass && adminClassLabel(remembrance, shortName),
    longDay(writtenDay(writtenAt)),
    changedAt && 'changed since',
    isFlagged && 'officers will look at it',
  ]
  return (
    <li>
      <Portrait
        name={name}
        src={author.profileImageUrl}
        hash={author.profileImageHash}
        width={36}
        isRemembered={author.isRemembered}
        decorative
      />
      <div className="min-w-0">
        <p className="remembrance-words" dir="auto">
          {words}
        </p>
        <p className="remembrance-by">
          <Link to={`/profile/${author.id}`}>{isOwn ? 'You' : name}</Link> · {facts.filter(Boolean).join(', ')}
        </p>
      </div>
      {(can.flag || can.takeDown) && <Judging remembrance={remembrance} name={name} />}
    </li>
  )
}

function Judging({ remembrance: { id, can }, name }: { remembrance: Remembrance; name: string }) {
  const [opened, setOpened] = useState<'flag' | 'takeDown'>()
  const flag = useFlag()
  const takeDown = useTakeDown()
  const close = () => setOpened(undefined)
  return (
    <div className="flex self-start">
      {can.flag && (
        <IconButton label={`Flag the words of ${name}`} onClick={() => setOpened('flag')}>
          <Flag />
        </IconButton>
      )}
      {can.takeDown && (
        <IconButton label={`Take down the words of ${name}`} onClick={() => setOpened('takeDown')}>
          <Trash2 />
        </IconButton>
      )}
      <RemembranceReasonDialog
        open={opened === 'flag'}
        onClose={close}
        title={`Flag the words of ${name}?`}
        description="Officers look at them. Until they have, the words stand."
        submitLabel="Flag"
        pendingLabel="Flagging..."
        pending={flag.isPending}
        onSubmit={(reason) => flag.mutate({ id, reason }, { onSuccess: close })}
      />
      <RemembranceReasonDialog
        open={opened === 'takeDown'}
        onClose={close}
        title={`Take down the words of ${name}?`}
        description="Nobody sees them then. He is told why, keeps his words, and can write others, which officers read first."
        submitLabel="Take down"
        pendingLabel="Taking down..."
        pending={takeDown.isPending}
        onSubmit={(reason) => takeDown.mutate({ id, reason }, { onSuccess: close })}
      />
    </div>
  )
}
