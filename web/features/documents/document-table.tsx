// Documents as a list, a row each.
import { ACCESS_LEVEL_LABELS } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { shortDate } from '@aerie/text/moments'
import { detailedSize } from '@aerie/text/sizes'
import { Download, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCategories } from '#features/settings/queries.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Table, TableName } from '#ui/lists/table.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import type { DocumentAct, DocumentEntryProps } from './document-card.tsx'
import { DocumentLeaf } from './words/document-leaf.tsx'
import { FileTags, RestrictedTag } from './words/document-tags.tsx'
import { typeLabel } from './words/document-words.ts'

const HEADS = ['Document', 'Category', 'Type', 'Access', 'Size', 'Uploaded']

export const DocumentTable = ({ documents, onAct }: Pick<DocumentEntryProps, 'onAct'> & { documents: Document[] }) => (
  <Card flush>
    <Table label="Documents" cards>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row key={document.id} document={document} onAct={onAct} />
        ))}
      </tbody>
    </Table>
  </Card>
)

function Row({ document, onAct }: DocumentEntryProps) {
  const { categoryName } = useCategories()
  return (
    <tr>
      <td>
        <TableName
          portrait={<DocumentLeaf document={document} />}
          name={document.title}
          note={
            <>
              {document.description}
              <span className="my-1 flex flex-wrap gap-1.5 empty:hidden">
                <FileTags document={document} />
              </span>
            </>
          }
        />
      </td>
      <td>
        <Tag>{categoryName(document.category)}</Tag>
      </td>
      <td className="text-ink-2">{typeLabel(document.mimeType)}</td>
      <td className="whitespace-nowrap text-ink-2">
        {document.accessLevel === 'members' ? (
          ACCESS_LEVEL_LABELS.members
        ) : (
          <RestrictedTag accessLevel={document.accessLevel} />
        )}
      </td>
      <td className="num whitespace-nowrap text-ink-2">{detailedSize(document.fileSize)}</td>
      <td className="num whitespace-nowrap text-ink-2">{shortDate(document.createdAt)}</td>
      <td className="@max-2xl:order-4 @max-2xl:ml-auto">
        <div className="flex justify-end">
          {BUTTONS.filter(({ isFor }) => isFor(document)).map(({ act, label, icon }) => (
            <Tooltip key={act} label={label}>
              <IconButton size="sm" label={`${label} ${document.title}`} onClick={() => onAct(act, document)}>
                {icon}
              </IconButton>
            </Tooltip>
          ))}
        </div>
      </td>
    </tr>
  )
}

interface RowButton {
  act: DocumentAct
  label: string
  icon: ReactNode
  isFor: (document: Document) => boolean
}

const BUTTONS: RowButton[] = [
  { act: 'view', label: 'View', icon: <Eye />, isFor: () => true },
  { act: 'download', label: 'Download', icon: <Download />, isFor: () => true },
  { act: 'edit', label: 'Edit', icon: <Pencil />, isFor: ({ can }) => can.edit },
  { act: 'remove', label: 'Delete', icon: <Trash2 />, isFor: ({ can }) => can.remove },
]
