// Who holds which office, from when until when; and which offices there are.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { Office, OfficeColor } from './settings.ts'
import { Id, PathId, required } from './values.ts'

export const MOST_OFFICES = 60
export const MOST_TERMS = 5000

const DATES = 'Dates look like 2026-12-01'
const day = z.iso.date(DATES)
const officeName = required('An office needs a name', 60, 'The name of an office has at most 60 characters')

export const OfficeTerm = z.object({
  id: Id,
  office: z.string(),
  /** Null where he has been deleted. */
  memberId: z.nullable(Id),
  /** Null where nobody has said since when. */
  from: z.nullable(z.iso.date()),
  /** His last day; null while none is set. */
  until: z.nullable(z.iso.date()),
})
export type OfficeTerm = z.infer<typeof OfficeTerm>

const span = { from: z.nullable(day), until: z.nullable(day) }
const termId = z.object({ termId: PathId })

/** Ends terms on the day before, and begins one. */
export const HandOver = z.strictObject({
  office: officeName,
  memberId: Id,
  ...span,
  /** Of the same office, and held by then. */
  ending: z.array(Id).check(z.maxLength(20)),
  /** Who of those goes back to being a member, at once. */
  lowering: z.array(Id).check(z.maxLength(20)),
  /** Whether the new holder, who is a member, becomes an admin, at once. */
  raising: z.boolean(),
  /** Whether the new holder and those whose terms end get a mail. */
  writing: z.boolean(),
})
export type HandOver = z.infer<typeof HandOver>

/** Those without a slug are new. */
export const OfficesChange = z.strictObject({
  offices: z
    .array(z.strictObject({ slug: z.nullable(z.string()), label: officeName, color: OfficeColor }))
    .check(
      z.minLength(1, 'There has to be an office'),
      z.maxLength(MOST_OFFICES, `There are at most ${MOST_OFFICES} offices`),
    ),
  /** Their names as they were when he began to change them, in their order. */
  known: z.array(z.string()),
})
export type OfficesChange = z.infer<typeof OfficesChange>

export const offices = endpoints('offices', {
  terms: endpoint('GET', '/api/admin/offices/terms', {
    summary: `Who held which office when, the latest first, ${MOST_TERMS} at most.`,
    who: 'admin',
    response: z.array(OfficeTerm),
  }),
  handOver: endpoint('POST', '/api/admin/offices/terms', {
    summary: 'Give a brother an office from a day on, or note that he held it; terms of others may end the day before.',
    who: 'superAdmin',
    refuses: ['conflict', 'not_found'],
    body: HandOver,
    response: OfficeTerm,
    fresh: ({ lowering, raising }) => (lowering.length > 0 || raising ? WITHIN_AN_HOUR : null),
  }),
  changeTerm: endpoint('PUT', '/api/admin/offices/terms/:termId', {
    summary: 'Correct the days of a term.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: termId,
    body: z.strictObject(span),
    response: OfficeTerm,
  }),
  removeTerm: endpoint('DELETE', '/api/admin/offices/terms/:termId', {
    summary: 'Take a term off the roll, which was never one.',
    who: 'superAdmin',
    params: termId,
  }),
  change: endpoint('PUT', '/api/admin/offices', {
    summary: 'Change which offices there are: their names, colours and order.',
    who: 'superAdmin',
    refuses: ['conflict'],
    body: OfficesChange,
    response: z.array(Office),
  }),
})
