// Documents that everybody is asked to read: asking for it, saying that one has, and who has.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { pageQuery } from './page.ts'
import { PersonName } from './person.ts'
import { Id, PathId, searched } from './values.ts'

/** Of the version that is shown. */
export const Readings = z.object({
  isAsked: z.boolean(),
  /** The last first. */
  read: z.array(z.object({ member: PersonName, readAt: z.iso.datetime() })),
  /** How many active members see the document and have not said so. */
  waiting: z.int(),
  /** While it is asked for: from when on those who have not may be reminded. Null: at once. */
  remindFrom: z.nullable(z.iso.datetime()),
})
export type Readings = z.infer<typeof Readings>

const documentId = z.object({ documentId: PathId })

export const documentReadings = endpoints('document-readings', {
  own: endpoint('GET', '/api/documents/readings', {
    summary: 'The documents whose shown version you have said to have read.',
    response: z.array(Id),
  }),
  list: endpoint('GET', '/api/documents/:documentId/readings', {
    summary: 'Who has read a document, and how many have not.',
    who: 'admin',
    params: documentId,
    response: Readings,
  }),
  waiting: endpoint('GET', '/api/documents/:documentId/readings/waiting', {
    summary: 'Who sees a document and has not said that he has read it, by last name.',
    who: 'admin',
    params: documentId,
    /** `name`: of those whose names hold it. */
    query: z.extend(pageQuery, { name: z.optional(searched(100)) }),
    response: z.array(PersonName),
  }),
  remind: endpoint('POST', '/api/documents/:documentId/reading-reminders', {
    summary: 'Tell those who have not read it once more, a week after all were told at the soonest.',
    who: 'admin',
    refuses: ['conflict', 'too_many'],
    params: documentId,
  }),
  confirm: endpoint('POST', '/api/documents/:documentId/readings', {
    summary: 'Say that you have read the version that is shown.',
    refuses: ['conflict'],
    params: documentId,
  }),
  ask: endpoint('PUT', '/api/documents/:documentId/reading-request', {
    summary: 'Ask everybody who sees a document to read it.',
    who: 'admin',
    params: documentId,
  }),
  stopAsking: endpoint('DELETE', '/api/documents/:documentId/reading-request', {
    summary: 'Ask no longer; who has read it stays known.',
    who: 'admin',
    params: documentId,
  }),
})
