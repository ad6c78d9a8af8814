// The tags of a document: its category, whom it is kept from, whether programs stand in it, and that its copies bear no mark.
import { ACCESS_LEVEL_LABELS } from '@aerie/contract/document-values'
import type { Document } from '@aerie/contract/documents'
import { Lock, ShieldOff, TriangleAlert } from 'lucide-react'
import { useCategories } from '#features/settings/queries.ts'
import { Tag } from '#ui/lists/tag.tsx'

export const DocumentTags = ({ document }: { document: Document }) => {
  const { category, accessLevel } = document
  const { categoryName } = useCategories()
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag>{categoryName(category)}</Tag>
      {accessLevel !== 'members' && <RestrictedTag accessLevel={accessLevel} />}
      <FileTags document={document} />
    </span>
  )
}

/** That not all members see it. */
export const RestrictedTag = ({ accessLevel }: Pick<Document, 'accessLevel'>) => (
  <Tag tone="warning" icon={<Lock />}>
    {ACCESS_LEVEL_LABELS[accessLevel]}
  </Tag>
)

/** What one should know of the file itself. */
export const FileTags = ({ document: { hasMacros, marking } }: { document: Document }) => (
  <>
    {hasMacros && (
      <Tag tone="warning" icon={<TriangleAlert />}>
        Contains macros
      </Tag>
    )}
    {marking === 'impossible' && <Tag icon={<ShieldOff />}>Cannot be marked</Tag>}
  </>
)
