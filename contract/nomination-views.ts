// Nominations as they are shown: to each member what he may know, and to officers all for which they do not stand.
import * as z from 'zod/mini'
import { NomineePhoto, NomineeState, OfficerNomineeState } from './nomination-values.ts'
import { PersonRef } from './person.ts'
import { Id } from './values.ts'

/** Of a naming: who named him, and why. Who has named himself has no sentence. */
const Naming = z.object({
  /** Null once he is a member no more. */
  by: z.nullable(PersonRef),
  sentence: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type Naming = z.infer<typeof Naming>

const Refusal = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  /** The list is not confirmed before, unless he has said that he does not appeal. */
  appealableUntil: z.iso.datetime(),
  /** When he said so; he may think better of it until the list is confirmed. */
  waivedAt: z.nullable(z.iso.datetime()),
  /** Null while it was not appealed; it can be once. `decision` is null while no super admin has decided. */
  appeal: z.nullable(
    z.object({
      words: z.string(),
      at: z.iso.datetime(),
      decision: z.nullable(z.enum(['upheld', 'overturned'])),
      /** Why it was decided so. */
      why: z.nullable(z.string()),
    }),
  ),
})

/** Where you are named yourself: seen by you alone. */
const OwnNomination = z.object({
  nomineeId: Id,
  state: NomineeState,
  isNamedByHimself: z.boolean(),
  statement: z.nullable(z.string()),
  photo: z.nullable(NomineePhoto),
  /** Why you declined: read by officers, and not by who named you. */
  declineWord: z.nullable(z.string()),
  /** Whether the others see who named you. */
  showsNominators: z.boolean(),
  namings: z.array(Naming),
  refusal: z.nullable(Refusal),
  /** `waive`: to say that he does not appeal, while the list waits for it. */
  can: z.object({ answer: z.boolean(), appeal: z.boolean(), waive: z.boolean() }),
})
export type OwnNomination = z.infer<typeof OwnNomination>

/** Whom you have named: seen by you alone. */
const NamedByYou = z.object({
  nomineeId: Id,
  member: PersonRef,
  className: z.nullable(z.int()),
  sentence: z.string(),
  at: z.iso.datetime(),
  state: NomineeState,
  /** While he has not answered. */
  canTakeBack: z.boolean(),
})
export type NamedByYou = z.infer<typeof NamedByYou>

/** One who stands, where that is shown. */
const Standing = z.object({
  nomineeId: Id,
  member: PersonRef,
  className: z.nullable(z.int()),
  statement: z.nullable(z.string()),
  /** Null where he stands with his portrait. */
  photo: z.nullable(NomineePhoto),
  isNamedByHimself: z.boolean(),
  /** The first of them first; null where he does not show them. */
  nominators: z.nullable(z.array(PersonRef)),
})
export type Standing = z.infer<typeof Standing>

const NominationPosition = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  classRangeStart: z.nullable(z.int()),
  classRangeEnd: z.nullable(z.int()),
  /** All that is said of it until the close, unless names are shown as they come. */
  has: z.enum(['candidate', 'none']),
  /** Null until the close, unless names are shown as they come. */
  standing: z.nullable(z.array(Standing)),
  own: z.nullable(OwnNomination),
  namedByYou: z.array(NamedByYou),
  /** You are of its electorate, it is open, and you have named fewer than you may. */
  canNominate: z.boolean(),
})
export type NominationPosition = z.infer<typeof NominationPosition>

export const Nominations = z.object({
  electionId: Id,
  until: z.iso.datetime(),
  /** When the list was closed; null while brothers can be named. */
  closedAt: z.nullable(z.iso.datetime()),
  allowSeveral: z.boolean(),
  showsNames: z.boolean(),
  isConfirmed: z.boolean(),
  positions: z.array(NominationPosition),
  /** Whether you are an officer, who has the list of all who were named. */
  isOfficer: z.boolean(),
  serverNow: z.iso.datetime(),
})
export type Nominations = z.infer<typeof Nominations>

const Nominee = z.object({
  id: Id,
  positionId: Id,
  member: PersonRef,
  className: z.nullable(z.int()),
  /** Whether he is of the classes that vote for the position; where not, he may stand all the same. */
  isOfItsClasses: z.boolean(),
  state: OfficerNomineeState,
  statement: z.nullable(z.string()),
  photo: z.nullable(NomineePhoto),
  /** Why he declined, where he has said so. */
  declineWord: z.nullable(z.string()),
  isNamedByHimself: z.boolean(),
  namings: z.array(Naming),
  refusal: z.nullable(Refusal),
  can: z.object({ refuse: z.boolean(), decide: z.boolean() }),
})
export type Nominee = z.infer<typeof Nominee>

const OfficerPosition = z.object({
  id: Id,
  title: z.string(),
  /** You stand for it or are asked to: you see it as every brother does, and its nominees are not listed to you. */
  isYours: z.boolean(),
  standing: z.int(),
  asked: z.int(),
})

export const NominationsForOfficers = z.object({
  electionId: Id,
  until: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
  positions: z.array(OfficerPosition),
  nominees: z.array(Nominee),
  /** Brothers who have not answered, of positions that are not yours. */
  unanswered: z.int(),
  /** When they were last reminded; once a day. */
  remindedAt: z.nullable(z.iso.datetime()),
  /** What was taken out at the close, since nobody stood for it. */
  takenOut: z.array(z.string()),
  confirmations: z.array(z.object({ by: PersonRef, at: z.iso.datetime() })),
  /** How many officers have to confirm: two, or as many as there are who do not stand. */
  neededConfirmations: z.int(),
  isConfirmed: z.boolean(),
  /** Refused and appealed, and not decided yet; until then the list cannot be confirmed. */
  openAppeals: z.int(),
  /** Refused, with time left to appeal; until it is over, or they say that they do not, the list cannot be confirmed either. */
  mayAppeal: z.object({ brothers: z.int(), until: z.nullable(z.iso.datetime()) }),
  can: z.object({
    /** Close the list now. */
    close: z.boolean(),
    /** Other dates, until voting has begun. */
    changeDates: z.boolean(),
    remind: z.boolean(),
    reopen: z.boolean(),
    confirm: z.boolean(),
  }),
  serverNow: z.iso.datetime(),
})
export type NominationsForOfficers = z.infer<typeof NominationsForOfficers>

/** One that waits for your answer. */
export const AskedOfYou = z.object({
  electionId: Id,
  electionTitle: z.string(),
  positionId: Id,
  positionTitle: z.string(),
  until: z.iso.datetime(),
  nomineeId: Id,
  namings: z.array(Naming),
})
export type AskedOfYou = z.infer<typeof AskedOfYou>
