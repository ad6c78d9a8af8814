// The tags of a document: its category, whom it is kept from, and whether programs stand in it.
import { ACCESS_LEVEL_LABELS, CATEGORY_LABELS } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { Lock, TriangleAlert } from 'lucide-react'
import { Tag } from '#ui/lists/tag.tsx'

export const DocumentTags = ({ document: { category, accessLevel, hasMacros } }: { document: Document }) => (
  <span className="flex flex-wrap gap-1.5">
    <Tag>{CATEGORY_LABELS[category]}</Tag>
    {accessLevel !== 'members' && (
      <Tag tone="warning" icon={<Lock />}>
        {ACCESS_LEVEL_LABELS[accessLevel]}
      </Tag>
    )}
    {hasMacros && (
      <Tag tone="warning" icon={<TriangleAlert />}>
        Contains macros
      </Tag>
    )}
  </span>
)
