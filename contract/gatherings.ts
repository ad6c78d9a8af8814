// Gatherings: where and when brothers meet, who is asked, and who comes.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { GatheringAnswer, GatheringChange, NewGathering } from './gathering-forms.ts'
import { Audience, GatheringTime, LONGEST_GATHERING_REASON, Standing } from './gathering-values.ts'
import { page, pageQuery } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { Id, line, optionalLine, PathId, requiredText } from './values.ts'

const text = z.nullable(z.string())
const coordinate = z.nullable(z.number())

/** As it was typed, and the city that it was found to mean; all null where it means none. */
const where = {
  location: z.string(),
  city: text,
  country: text,
  latitude: coordinate,
  longitude: coordinate,
  /** Beside the city: a house, a street, which door. */
  place: text,
}

/** By the clock of the place, and as moments. */
const when = {
  timeZone: z.string(),
  startDate: z.iso.date(),
  startTime: GatheringTime,
  /** The same day where it says nothing else. */
  endDate: z.iso.date(),
  /** Null where its end is open. */
  endTime: z.nullable(GatheringTime),
  startsAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
}

const OwnAnswer = z.object({
  standing: Standing,
  guests: z.int(),
  /** Once it is over: as he has said, unless he or a host corrects it. */
  wasThere: z.boolean(),
})

const card = {
  id: Id,
  title: z.string(),
  ...where,
  ...when,
  isOfficial: z.boolean(),
  /** The first called it; none where all are gone. */
  hosts: z.array(PersonRef),
  /** Brothers who go, once it is over those who were there, the guests they bring, and brothers who may. */
  going: z.int(),
  guests: z.int(),
  maybe: z.int(),
  /** Null without a limit; guests need one each. */
  seats: z.nullable(z.int()),
  waiting: z.int(),
  calledOffAt: z.nullable(z.iso.datetime()),
  /** Its picture in two sizes, by their addresses. */
  cover: z.nullable(z.object({ small: z.string(), large: z.string(), hash: text, alt: text })),
  /** The caller's; null where he has not answered. */
  own: z.nullable(OwnAnswer),
}

export const GatheringCard = z.object(card)
export type GatheringCard = z.infer<typeof GatheringCard>

export const ListedGathering = z.extend(GatheringCard, {
  /** Some of those who go, once it is over of those who were there; whoever has a portrait first. */
  portraits: z.array(PersonRef),
})
export type ListedGathering = z.infer<typeof ListedGathering>

export const Gathering = z.object({
  ...card,
  /** Markdown, as of news. */
  description: z.string(),
  audience: Audience,
  classes: z.array(z.int()),
  /** Who was asked by name; for hosts and officers alone, else empty. */
  asked: z.array(PersonName),
  /** By when the hosts would know; a calendar day. */
  answerBy: z.nullable(z.iso.date()),
  /** Where all are asked: whether those near were told that it was called. */
  tellsNear: z.boolean(),
  /** In the order of those who wait, from 1; null where the caller does not. */
  ownPlace: z.nullable(z.int()),
  /** The caller lets smaller parties go ahead of his. */
  letsPass: z.boolean(),
  /** Why it was called off, in the words of the hosts. */
  callOffWord: text,
  /** Why officers took it down; for hosts and officers, who alone still see it. */
  takenDown: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
  isOver: z.boolean(),
  version: z.int(),
  can: z.object({
    answer: z.boolean(),
    change: z.boolean(),
    callOff: z.boolean(),
    callAgain: z.boolean(),
    takeDown: z.boolean(),
    putBack: z.boolean(),
    makeOfficial: z.boolean(),
    correct: z.boolean(),
  }),
})
export type Gathering = z.infer<typeof Gathering>

export const Answer = z.object({
  member: PersonRef,
  pledgeClass: z.nullable(z.int()),
  standing: Standing,
  guests: z.int(),
  isHost: z.boolean(),
  /** Whether he was there, once it is over: who said so, unless a host corrects it. */
  wasThere: z.boolean(),
})
export type Answer = z.infer<typeof Answer>

/** The clock of a place on a day, for the form. */
const PlaceClock = z.object({
  city: text,
  country: text,
  timeZone: z.string(),
  /** The place is known; else the clock is the organisation's. */
  isKnown: z.boolean(),
  /** Null where that night has no such hour. */
  startsAt: z.nullable(z.iso.datetime()),
})
export type PlaceClock = z.infer<typeof PlaceClock>

const params = z.object({ gatheringId: PathId })
const reason = requiredText('Say why', LONGEST_GATHERING_REASON)

export const gatherings = endpoints('gatherings', {
  list: endpoint('GET', '/api/gatherings', {
    refuses: ['not_found'],
    summary:
      'The gatherings you are asked to: those to come, the soonest first; with scope=past those that are over, the newest first; with scope=mine those you call or answered.',
    ...page(ListedGathering),
    query: z.extend(pageQuery, { scope: z.optional(z.enum(['upcoming', 'past', 'mine'])) }),
  }),
  counts: endpoint('GET', '/api/gatherings/counts', {
    summary: 'How many gatherings each of your lists has.',
    refuses: ['not_found'],
    response: z.object({ upcoming: z.int(), past: z.int(), mine: z.int() }),
  }),
  clock: endpoint('GET', '/api/gatherings/clock', {
    summary: 'Which time zone a place has, and which moment an hour of a day is there.',
    refuses: ['not_found'],
    query: z.strictObject({ location: line(200), date: z.iso.date(), time: GatheringTime }),
    response: PlaceClock,
  }),
  show: endpoint('GET', '/api/gatherings/:gatheringId', {
    summary: 'A gathering that you are asked to.',
    params,
    response: Gathering,
  }),
  answers: endpoint('GET', '/api/gatherings/:gatheringId/answers', {
    summary: 'Who comes, who waits for a seat in the order of waiting, and who may come.',
    params,
    response: z.array(Answer),
  }),
  calendarFile: endpoint('GET', '/api/gatherings/:gatheringId/calendar.ics', {
    summary: 'A gathering that you are asked to, as a file for calendar programs.',
    params,
    answers: 'text/calendar',
  }),
  create: endpoint('POST', '/api/gatherings', {
    summary: 'Call a gathering; you are its host, and go.',
    refuses: ['not_found'],
    body: NewGathering,
    response: Gathering,
  }),
  update: endpoint('PUT', '/api/gatherings/:gatheringId', {
    summary: 'Change a gathering that you host; a change of time or place is told to those who come.',
    refuses: ['conflict'],
    params,
    body: GatheringChange,
    response: Gathering,
  }),
  answer: endpoint('PUT', '/api/gatherings/:gatheringId/answer', {
    summary: 'Answer, and change your answer until it begins; without a seat for all of you, you wait for one.',
    refuses: ['conflict'],
    params,
    body: GatheringAnswer,
    response: Gathering,
  }),
  callOff: endpoint('POST', '/api/gatherings/:gatheringId/call-off', {
    summary: 'Call off a gathering that you host; those who come are told.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({ word: optionalLine(LONGEST_GATHERING_REASON) }),
    response: Gathering,
  }),
  callAgain: endpoint('POST', '/api/gatherings/:gatheringId/call-again', {
    summary: 'Call a gathering again that was called off; its answers stand.',
    refuses: ['conflict'],
    params,
    response: Gathering,
  }),
  takeDown: endpoint('POST', '/api/gatherings/:gatheringId/take-down', {
    summary: 'Take a gathering down, for a reason that its hosts are told.',
    who: 'admin',
    refuses: ['conflict'],
    params,
    body: z.strictObject({ reason }),
    response: Gathering,
  }),
  putBack: endpoint('POST', '/api/gatherings/:gatheringId/put-back', {
    summary: 'Put a gathering back that was taken down.',
    who: 'admin',
    refuses: ['conflict'],
    params,
    response: Gathering,
  }),
  setOfficial: endpoint('PUT', '/api/gatherings/:gatheringId/official', {
    summary: 'Make a gathering one of the organisation, or a private one again.',
    who: 'admin',
    params,
    body: z.strictObject({ isOfficial: z.boolean() }),
    response: Gathering,
  }),
  correct: endpoint('PUT', '/api/gatherings/:gatheringId/attendance/:memberId', {
    summary:
      'Correct who was there: hosts anybody, one who had not answered too, everybody himself, who has the last word.',
    params: z.object({ gatheringId: PathId, memberId: PathId }),
    body: z.strictObject({ wasThere: z.boolean() }),
    response: z.array(Answer),
  }),
})
