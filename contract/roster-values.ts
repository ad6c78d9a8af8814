// What comes of imports: those that can be undone, and brothers of whom one says that they have died.
import * as z from 'zod/mini'
import { PersonName, PersonRef } from './person.ts'
import { Id } from './values.ts'

/** One that can still be undone by the caller. */
export const RecentImport = z.object({
  importId: Id,
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  /** Null where he is gone. */
  by: z.nullable(PersonName),
  imported: z.int(),
  until: z.iso.datetime(),
})
export type RecentImport = z.infer<typeof RecentImport>

/** Some of those who stay, and why. */
export const Staying = z.object({ count: z.int(), first: z.array(z.object({ member: PersonRef, reason: z.string() })) })

export const UndoPlan = z.extend(RecentImport, { leaving: z.int(), staying: Staying })
export type UndoPlan = z.infer<typeof UndoPlan>

/** One of whom a roster says that he has died, and whom nobody has marked yet. */
export const RosterDeath = z.object({
  member: PersonRef,
  pledgeClass: z.nullable(z.int()),
  class: z.nullable(z.int()),
  /** As it stood in the file. */
  word: z.string(),
  fileName: z.string(),
})
export type RosterDeath = z.infer<typeof RosterDeath>

/** One of them whom a super admin has marked since, until another agrees. */
export const MarkedDeath = z.extend(RosterDeath, {
  importId: Id,
  /** Null once that member is gone. */
  markedBy: z.nullable(PersonName),
  mayAgree: z.boolean(),
})
export type MarkedDeath = z.infer<typeof MarkedDeath>

/** So many are listed, marked or agreed to in one go. */
export const MOST_DEATHS = 500
export const ChosenDeaths = z.strictObject({ memberIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_DEATHS)) })
