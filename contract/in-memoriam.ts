// In Memoriam: the brothers who have passed, the page of each, and whom officers reach of his family.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { LineageColor } from './lineage.ts'
import { PersonName, PersonRef } from './person.ts'
import { LONGEST_FAMILY_NOTE } from './remembrance-values.ts'
import { Id, optionalText, PathId, required } from './values.ts'

const text = z.nullable(z.string())
const year = z.nullable(z.int())

/** The years of his life, never the days: null where nobody has said it. */
const years = { bornIn: year, diedIn: year }

const standing = {
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  /** His own, or that of the nearest brother above him who has one. */
  lineageColor: z.nullable(LineageColor),
}

export const RememberedBrother = z.object({
  member: PersonRef,
  ...years,
  ...standing,
  /** From what a brother tied to him wrote first. */
  quote: z.nullable(z.object({ words: z.string(), by: PersonName, relation: z.enum(['big', 'little']) })),
})
export type RememberedBrother = z.infer<typeof RememberedBrother>

/** One who came down from him, by confirmed ties. */
const Descendant = z.object({
  member: PersonRef,
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  /** His big brother, who stands before him in the list. */
  big: Id,
})
export type Descendant = z.infer<typeof Descendant>

export const Memorial = z.object({
  member: PersonRef,
  middleName: text,
  ...years,
  ...standing,
  /** What the officers wrote of him. */
  words: text,
  big: z.nullable(z.object({ member: PersonRef, pledgeClass: z.nullable(z.int()), class: z.nullable(z.int()) })),
  /** The tree he began: each behind his big brother, at most 300. */
  descendants: z.array(Descendant),
  hasMoreDescendants: z.boolean(),
  /** As the roll has them, the first first. */
  offices: z.array(z.object({ office: z.string(), from: z.nullable(z.iso.date()), until: z.nullable(z.iso.date()) })),
  can: z.object({ reachFamily: z.boolean() }),
})
export type Memorial = z.infer<typeof Memorial>

export const FamilyContact = z.object({
  name: z.string(),
  reach: z.string(),
  note: text,
  changedAt: z.iso.datetime(),
  /** Null once he is gone. */
  changedBy: z.nullable(PersonName),
  version: z.int(),
})
export type FamilyContact = z.infer<typeof FamilyContact>

const params = z.object({ memberId: PathId })
/** Null where there was none. */
const knownVersion = z.nullable(z.int())

export const FamilyContactChange = z.strictObject({
  name: required('Write who it is', 120),
  reach: required('Write how to reach them', 300),
  note: optionalText(LONGEST_FAMILY_NOTE),
  version: knownVersion,
})
export type FamilyContactChange = z.infer<typeof FamilyContactChange>

export const inMemoriam = endpoints('inMemoriam', {
  list: endpoint('GET', '/api/in-memoriam', {
    summary: 'The brothers who have passed, by class and name.',
    response: z.array(RememberedBrother),
  }),
  show: endpoint('GET', '/api/in-memoriam/:memberId', {
    summary: 'The page of a brother who has passed.',
    params,
    response: Memorial,
  }),
  family: endpoint('GET', '/api/in-memoriam/:memberId/family', {
    summary: 'Whom to reach of the family of a brother who has passed.',
    who: 'admin',
    params,
    response: z.object({ contact: z.nullable(FamilyContact) }),
  }),
  saveFamily: endpoint('PUT', '/api/in-memoriam/:memberId/family', {
    summary: 'Write down whom to reach of the family of a brother who has passed.',
    who: 'admin',
    refuses: ['conflict'],
    params,
    body: FamilyContactChange,
    response: z.object({ contact: z.nullable(FamilyContact) }),
  }),
  removeFamily: endpoint('DELETE', '/api/in-memoriam/:memberId/family', {
    summary: 'Remove whom to reach of the family of a brother who has passed.',
    who: 'admin',
    params,
    response: z.object({ contact: z.nullable(FamilyContact) }),
  }),
})
