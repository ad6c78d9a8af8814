// One brother of whom a roster says that he has died: chosen to be marked, or left as he is.
import { adminClassLabel } from '@aerie/contract/classes'
import { displayName } from '@aerie/contract/person'
import type { RosterDeath } from '@aerie/contract/roster-values'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useDismissDeath } from './death-acts.ts'

interface DeathRowProps {
  death: RosterDeath
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

export function DeathRow({ death, isPicked, onPick }: DeathRowProps) {
  const { shortName } = useSettings()
  const { member, word, fileName, pledgeClass, class: given } = death
  const name = displayName(member)
  const dismiss = useDismissDeath({ id: member.id, name })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Checkbox
        label={<span className="sr-only">Choose {name}</span>}
        checked={isPicked}
        onChange={(event) => onPick(event.target.checked)}
      />
      <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={36} decorative />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link to={`/profile/${member.id}`} className="font-display text-lg hover:text-foil">
          {name}
        </Link>
        <small className="block text-ink-3">
          {(pledgeClass !== null || given !== null) && `${adminClassLabel(death, shortName)}, `}“{word}” in {fileName}
        </small>
      </div>
      <Button size="sm" variant="ghost" pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
        Leave him as he is
      </Button>
    </li>
  )
}
