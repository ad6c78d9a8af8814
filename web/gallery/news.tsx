// News as officers see it: a row, the item to be read, and the editor.
import type { NewsPage } from '@aerie/contract/news'
import { useState } from 'react'
import { NewsMeta } from '../features/feed/news-meta.tsx'
import { NewsPicture } from '../features/feed/news-picture.tsx'
import { NewsTags } from '../features/feed/news-tags.tsx'
import { Article } from '../features/news/article.tsx'
import { NewsRow } from '../features/news/news-row.tsx'
import { NewsDialog } from '../features/news-editing/editor/news-dialog.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Segments } from '../ui/controls/segments.tsx'
import { Table } from '../ui/lists/table.tsx'
import { GallerySection } from './gallery-section.tsx'

const ITEM: NewsPage = {
  id: 1,
  title: 'Winter work party: the boiler, again',
  excerpt: 'The boiler has asked for us again.',
  body: 'The boiler has asked for us **again**.\n\n## What there is to do\n\n- Drain\n- Replace\n\n> It is not broken. It is waiting.\n\nTell [Eamon](/profile/3) what you do not eat.',
  format: 'markdown',
  link: null,
  imageUrl: null,
  imageAlt: null,
  imageSize: null,
  imageHash: null,
  tags: ['work party'],
  isPinned: false,
  publishedAt: null,
  author: null,
  follows: null,
  isPublished: false,
  publishAt: '2026-11-28T08:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: '2026-11-21T09:00:00.000Z',
  editedBy: null,
  version: 1,
  can: { edit: true, publish: true, unpublish: true, remove: true, pin: false, unpin: false },
  earlier: { id: 2, title: 'The porch is level again' },
  later: null,
  reactions: {},
  myReactions: [],
}
const STATES = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
] as const
const nothing = () => {}

export function NewsPieces() {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<(typeof STATES)[number]['value']>('all')
  return (
    <GallerySection title="News">
      <div className="grid gap-6">
        <Segments label="Show" options={STATES} value={state} onChange={setState} />
        <Table label="News" cards>
          <tbody>
            <NewsRow item={ITEM} onEdit={nothing} onDelete={nothing} />
          </tbody>
        </Table>
        <div>
          <Button onClick={() => setOpen(true)}>Editor</Button>
        </div>
        {isOpen && <NewsDialog item={undefined} onClose={() => setOpen(false)} />}
        <Article
          item={ITEM}
          meta={<NewsMeta item={ITEM} />}
          picture={<NewsPicture item={ITEM} sizes="640px" loading="lazy" />}
          tags={<NewsTags tags={ITEM.tags} />}
          reactions={null}
        />
      </div>
    </GallerySection>
  )
}
