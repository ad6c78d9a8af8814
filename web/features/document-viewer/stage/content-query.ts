// Where a document is shown, and as what.
import { documentViewing } from '@aerie/contract/document-viewing'
import type { Document } from '@aerie/contract/documents'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Of each version another answer. */
export const contentQuery = ({ id, version }: Pick<Document, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [documentViewing.content.path, String(id), String(version)],
    queryFn: ({ signal }) => call(documentViewing.content, { params: { documentId: String(id) }, signal }),
  })
