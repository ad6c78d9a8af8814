// One news item in News Management: a row of the table, an entry where it is narrow.
import { displayName } from '@aerie/contract/person'
import './news-row.css'
import type { ManagedNews } from '@aerie/contract/news'
import { newsImageUrl } from '@aerie/contract/news-values'
import { longDate, longMoment } from '@aerie/text/moments'
import { Eye, MoreHorizontal, Pencil, Pin, PinOff, Send, Trash2, Undo2 } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TableName } from '#ui/lists/table.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/overlays/menu.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { usePin, usePublish, useUnpin, useUnpublish } from './mutations.ts'
import { NewsStanding } from './news-standing.tsx'

interface NewsRowProps {
  item: ManagedNews
  onEdit: (item: ManagedNews) => void
  onDelete: (item: ManagedNews) => void
}

export const NewsRow = ({ item, onEdit, onDelete }: NewsRowProps) => (
  <tr>
    <td>
      <TableName
        portrait={
          <span className="news-row-picture">
            {item.imageUrl && <img src={newsImageUrl(item.imageUrl, 480)} alt="" loading="lazy" />}
          </span>
        }
        name={<span dir="auto">{item.title}</span>}
        note={about(item)}
      />
    </td>
    <td>
      <span className="flex flex-wrap gap-1.5">
        <NewsStanding item={item} />
      </span>
    </td>
    <td className="text-ink-2">{item.author && displayName(item.author)}</td>
    <td className="text-right whitespace-nowrap">
      {item.can.edit && (
        <Tooltip label="Edit">
          <IconButton size="sm" label={`Edit ${item.title}`} onClick={() => onEdit(item)}>
            <Pencil />
          </IconButton>
        </Tooltip>
      )}
      <Actions item={item} onDelete={onDelete} />
    </td>
  </tr>
)

/** When it went out, goes out or was saved, and its tags. */
function about({ isPublished, publishedAt, publishAt, editedAt, follows, tags }: ManagedNews): string {
  if (publishAt && !isPublished) return `Goes out ${longMoment(publishAt)}`
  if (!isPublished) return `Saved ${longMoment(editedAt)}`
  const day = publishedAt ? longDate(publishedAt) : 'Recently'
  return follows ? `${FOLLOWS[follows]}, ${day}` : [day, ...tags].join(', ')
}

const FOLLOWS = { trip: 'Follows his trip', gathering: 'Follows its gathering' }

function Actions({ item, onDelete }: Pick<NewsRowProps, 'item' | 'onDelete'>) {
  const [publish, unpublish, pin, unpin] = [usePublish(), useUnpublish(), usePin(), useUnpin()]
  const { can, isPublished, publishAt, follows } = item
  const refusal = follows ? FOLLOWS[follows] : null
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${item.title}`} size="sm">
          <MoreHorizontal />
        </IconButton>
      }
    >
      <MenuLink to={`/news/${item.id}`} icon={<Eye />}>
        {isPublished ? 'View' : 'Preview'}
      </MenuLink>
      {can.publish && (
        <MenuItem icon={<Send />} onSelect={() => publish.mutate(item)}>
          {publishAt ? 'Publish now' : 'Publish'}
        </MenuItem>
      )}
      {(can.unpublish || (follows && isPublished)) && (
        <MenuItem icon={<Undo2 />} refusal={can.unpublish ? null : refusal} onSelect={() => unpublish.mutate(item)}>
          {publishAt && !isPublished ? 'Call off' : 'Unpublish'}
        </MenuItem>
      )}
      {can.pin && (
        <MenuItem icon={<Pin />} onSelect={() => pin.mutate(item)}>
          Pin
        </MenuItem>
      )}
      {can.unpin && (
        <MenuItem icon={<PinOff />} onSelect={() => unpin.mutate(item)}>
          Unpin
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} refusal={can.remove ? null : refusal} onSelect={() => onDelete(item)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
