// What officers do with a news item where they read it.
import type { NewsPage } from '@aerie/contract/news'
import { Pencil, Pin, PinOff } from 'lucide-react'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { usePin, usePublish, useUnpin, useUnpublish } from './mutations.ts'

export function ArticleActions({ item }: { item: NewsPage }) {
  const [publish, unpublish, pin, unpin] = [usePublish(), useUnpublish(), usePin(), useUnpin()]
  const { can } = item
  if (!Object.values(can).includes(true)) return null
  return (
    <Card title="For admins">
      <div className="flex flex-wrap gap-2">
        {can.edit && (
          <Link to={`/admin?tab=news&news=${item.id}`} className={buttonClass({})}>
            <Pencil />
            Edit
          </Link>
        )}
        {can.pin && (
          <Button icon={<Pin />} pending={pin.isPending} onClick={() => pin.mutate(item)}>
            Pin
          </Button>
        )}
        {can.unpin && (
          <Button icon={<PinOff />} pending={unpin.isPending} onClick={() => unpin.mutate(item)}>
            Unpin
          </Button>
        )}
        {can.publish && (
          <Button variant="ghost" pending={publish.isPending} onClick={() => publish.mutate(item)}>
            Publish
          </Button>
        )}
        {can.unpublish && (
          <Button variant="ghost" pending={unpublish.isPending} onClick={() => unpublish.mutate(item)}>
            Unpublish
          </Button>
        )}
      </div>
    </Card>
  )
}
