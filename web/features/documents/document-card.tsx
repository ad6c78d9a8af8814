// A document among others in the grid.
import { detailedSize } from '@aerie/text/sizes'
import './document-card.css'
import { documentCoverUrl } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { shortDate } from '@aerie/text/moments'
import { Download, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { cx } from '#ui/theme/cx.ts'
import { DocumentTags } from './words/document-tags.tsx'
import { typeLabel } from './words/document-words.ts'

export type DocumentAct = 'view' | 'download' | 'edit' | 'remove'

export interface DocumentEntryProps {
  document: Document
  onAct: (act: DocumentAct, document: Document) => void
}

export const DocumentCard = ({ document, onAct }: DocumentEntryProps) => (
  <li className="document-card">
    <Cover document={document} />
    <div className="document-card-in">
      <h3>{document.title}</h3>
      {document.description && <p>{document.description}</p>}
      <DocumentTags document={document} />
      <p className="meta num">
        {detailedSize(document.fileSize)} · {shortDate(document.createdAt)}
      </p>
    </div>
    <div className="document-card-foot">
      <Button
        size="sm"
        variant="ghost"
        icon={<Eye />}
        aria-label={`View ${document.title}`}
        onClick={() => onAct('view', document)}
      >
        View
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        aria-label={`Download ${document.title}`}
        onClick={() => onAct('download', document)}
      >
        Download
      </Button>
      {(document.can.edit || document.can.remove) && <MoreActions document={document} onAct={onAct} />}
    </div>
  </li>
)

const MoreActions = ({ document, onAct }: DocumentEntryProps) => (
  <Menu
    trigger={
      <IconButton size="sm" label={`More actions for ${document.title}`}>
        <Ellipsis />
      </IconButton>
    }
  >
    {document.can.edit && (
      <MenuItem icon={<Pencil />} onSelect={() => onAct('edit', document)}>
        Edit
      </MenuItem>
    )}
    {document.can.remove && (
      <MenuItem icon={<Trash2 />} danger onSelect={() => onAct('remove', document)}>
        Delete
      </MenuItem>
    )}
  </Menu>
)

/** A picture fills it; the first page of a paper lies on it, and so does a leaf with the title where there is none. */
function Cover({ document }: { document: Document }) {
  const isTable = document.kind === 'excel' || document.kind === 'csv'
  const isPicture = document.kind === 'image' || document.kind === 'video'
  return (
    <div className="document-card-cover">
      {document.cover ? (
        <img
          className={isPicture ? 'document-card-picture' : 'document-card-paper'}
          src={documentCoverUrl(document)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={cx('document-card-paper', isTable && 'document-card-columns')} aria-hidden>
          <b>{document.title}</b>
          <i />
        </span>
      )}
      <Tag tone="over">{typeLabel(document.mimeType)}</Tag>
    </div>
  )
}
