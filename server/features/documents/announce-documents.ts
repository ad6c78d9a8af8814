// Says which answers go out of date when documents change: to those alone who may know of them.
import { documentReadings } from '@aerie/contract/document-readings'
import { documentSearch } from '@aerie/contract/document-search'
import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { stale } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'

/** The levels that a document has, or had before. No id is named: it would be news of what somebody may not see. */
export const announceDocuments = (tx: Context, ...levels: string[]) =>
  announce(
    tx,
    stale(
      documents.list,
      documentViewing.content,
      documents.versions,
      documentSearch.find,
      documentReadings.own,
      documentReadings.list,
      documentReadings.waiting,
    ),
    levels.includes('members') ? undefined : { role: 'admin' },
  )
