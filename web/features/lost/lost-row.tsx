// One lost brother, for officers: why and since when, who may know him, asking them, and saying that he is not lost.
import './lost-row.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { LostBrother } from '@aerie/contract/lost'
import { displayName } from '@aerie/contract/person'
import { longDate } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { EllipsisVertical, Send } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { REASON_TAGS, RELATION_LABELS } from './lost-words.ts'
import { useMarkFound, useNoteUnsought } from './queries.ts'

const askDialog = lazyCode(() => import('./ask-dialog.tsx'))

/** So many who may know him are shown; the dialog names all. */
const SHOWN = 2

export function LostRow({ missing }: { missing: LostBrother }) {
  const { shortName } = useSettings()
  const { brother, pledgeClass, city, reasons, knowers } = missing
  const name = displayName(brother)
  const place = city ? `last known in ${city}` : 'no city'
  return (
    <li className="lost-row">
      <Portrait name={name} src={brother.profileImageUrl} hash={brother.profileImageHash} width={48} decorative />
      <div>
        <h3 className="lost-row-name">
          <Link to={`/profile/${brother.id}`}>{name}</Link>
        </h3>
        <small>{pledgeClass === null ? place : `${pledgeClassLabel(pledgeClass, shortName)}, ${place}`}</small>
        <ul className="mt-1.5 grid gap-1.5">
          {reasons.map(({ reason, since }) => (
            <li key={reason} className="flex flex-wrap items-center gap-x-2">
              <Tag tone={reason === 'returned' ? 'warning' : 'neutral'}>{REASON_TAGS[reason]}</Tag>
              <small>since {longDate(since)}</small>
            </li>
          ))}
        </ul>
      </div>
      <ul className="lost-row-knowers" aria-label={`Who may know ${name}`}>
        {knowers.slice(0, SHOWN).map(({ brother: one, relation }) => (
          <li key={one.id}>
            <Portrait
              name={displayName(one)}
              src={one.profileImageUrl}
              hash={one.profileImageHash}
              width={24}
              decorative
            />
            <span>
              {displayName(one)} <small>{RELATION_LABELS[relation]}</small>
            </span>
          </li>
        ))}
        {knowers.length === 0 && <li className="text-ink-3">Nobody we know of knows him.</li>}
      </ul>
      <Acts missing={missing} name={name} />
    </li>
  )
}

function Acts({ missing, name }: { missing: LostBrother; name: string }) {
  const asking = useLazyDialog(askDialog)
  const found = useMarkFound(missing.brother.id, name)
  const unsought = useNoteUnsought(missing.brother.id, name)
  return (
    <div className="lost-row-acts">
      <span>
        <Button
          size="sm"
          icon={<Send />}
          aria-label={`Ask them who may know ${name}`}
          pending={asking.isComing}
          pendingLabel="Opening..."
          onClick={asking.open}
          {...asking.approach}
        >
          Ask them
        </Button>
        {missing.asked && (
          <small className="mt-1.5">
            {counted(missing.asked.count, 'brother')} asked on {longDate(missing.asked.at)}, {missing.asked.answered}{' '}
            answered
          </small>
        )}
      </span>
      <Menu
        trigger={
          <IconButton label={`More about ${name}`}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => found.mutate()}>Not lost after all</MenuItem>
        <MenuItem onSelect={() => unsought.mutate()}>He does not wish to be sought</MenuItem>
      </Menu>
      {asking.code && (
        <asking.code.AskDialog open={asking.isOpen} onClose={asking.close} missing={missing} name={name} />
      )}
    </div>
  )
}
