// A committee in the list: who is in it, how it stands, and whether it waits for you.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { listOf } from '@aerie/text/lists'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { deadlineWords, setBadge, thresholdWords, waitingWords } from './set-state.ts'

export function SetRow({ set }: { set: TrusteeSet }) {
  const { tone, words } = setBadge(set)
  return (
    <li className="grid gap-1 border-line border-t px-5 py-4 max-sm:px-[15px]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/governance/trustees/${set.id}`} className="font-display text-lg">
          {set.name}
        </Link>
        <Tag tone={tone}>{words}</Tag>
        {set.asked !== null && <Tag tone="foil">Waits for you</Tag>}
      </p>
      <p className="text-ink-2">
        {thresholdWords(set)}: {listOf(set.trustees.map(({ name }) => name))}
      </p>
      <p className="text-ink-3 text-sm empty:hidden">
        {[waitingWords(set), deadlineWords(set)].filter(Boolean).join(' ')}
      </p>
    </li>
  )
}
