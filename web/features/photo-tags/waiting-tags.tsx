// Tags that wait for the yes of whom they name; nothing where none does.
import { thumbnailUrl } from '@aerie/contract/album-values'
import { displayName } from '@aerie/contract/person'
import type { photoTags } from '@aerie/contract/photo-tags'
import { timeAgo } from '@aerie/text/moments'
import { Check } from 'lucide-react'
import type * as z from 'zod/mini'
import { useSession } from '#features/session/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { Thumbnail } from '#ui/lists/thumbnail.tsx'
import { useUntag } from './mutations.ts'
import { waitingQuery } from './queries.ts'
import { useAcceptTag } from './tag-consent.ts'

type TagRequest = z.infer<typeof photoTags.waiting.response>[number]

export function WaitingTags() {
  const query = useListInPages(waitingQuery)
  const waiting = query.data ?? []
  if (waiting.length === 0) return null
  return (
    <Card title="Waiting for your yes" flush>
      <ul>
        {waiting.map((tag) => (
          <WaitingTag key={tag.photo.id} tag={tag} />
        ))}
      </ul>
      <div className="grid justify-items-center gap-2 p-3 empty:hidden">
        <ShowMore query={query} />
      </div>
    </Card>
  )
}

function WaitingTag({ tag: { photo, albumTitle, taggedBy, at } }: { tag: TagRequest }) {
  const { id } = useSession()
  const acceptance = useAcceptTag()
  const refusal = useUntag(photo)
  const isBusy = acceptance.isPending || refusal.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-2.5">
      <Thumbnail
        hash={photo.hash}
        className="aspect-3/2 w-28! rounded-plate"
        {...(photo.hash !== null && { src: thumbnailUrl(photo.filename, 200) })}
      />
      <div className="min-w-0 flex-1">
        <b className="font-display text-lg font-medium">
          {taggedBy ? `${displayName(taggedBy)} tagged you` : 'You were tagged'}
        </b>
        <p className="meta">
          <span>{albumTitle}</span>
          <span>{timeAgo(at)}</span>
        </p>
      </div>
      <span className="flex gap-2">
        <Button variant="ghost" disabled={isBusy} onClick={() => refusal.mutate(id)}>
          No
        </Button>
        <Button icon={<Check />} disabled={isBusy} onClick={() => acceptance.mutate(photo)}>
          Yes
        </Button>
      </span>
    </li>
  )
}
