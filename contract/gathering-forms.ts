// What is sent to call a gathering, to change it, and to answer it.
import { cleanMarkdown } from '@aerie/text/clean-text'
import * as z from 'zod/mini'
import {
  Audience,
  GatheringTime,
  LONGEST_GATHERING_TEXT,
  LONGEST_GATHERING_TITLE,
  MOST_ASKED,
  MOST_GUESTS,
  MOST_SEATS,
  Reply,
} from './gathering-values.ts'
import { newsTextFlaw } from './news-text.ts'
import { Id, optionalLine, required } from './values.ts'

const description = z._default(
  z.string().check(
    z.overwrite(cleanMarkdown),
    z.maxLength(LONGEST_GATHERING_TEXT, `At most ${LONGEST_GATHERING_TEXT} characters`),
    z.check((given) => {
      const flaw = newsTextFlaw(given.value)
      if (flaw !== null) given.issues.push({ code: 'custom', message: flaw, input: given.value })
    }),
  ),
  '',
)

/** In the order of the form. */
const fields = {
  title: required('Say what it is', LONGEST_GATHERING_TITLE),
  location: required('Say where it is: a city at least', 200),
  place: optionalLine(300),
  startDate: z.iso.date('Choose a day'),
  startTime: GatheringTime,
  endDate: z.optional(z.nullable(z.iso.date())),
  endTime: z.optional(z.nullable(GatheringTime)),
  description,
  audience: z._default(Audience, 'all'),
  classes: z._default(z.array(z.int()).check(z.maxLength(200)), []),
  asked: z._default(z.array(Id).check(z.maxLength(MOST_ASKED, `At most ${MOST_ASKED} brothers`)), []),
  seats: z.optional(
    z.nullable(
      z
        .int('A whole number of seats, or none for no limit')
        .check(z.minimum(1, 'At least one seat'), z.maximum(MOST_SEATS, `At most ${MOST_SEATS} seats`)),
    ),
  ),
  answerBy: z.optional(z.nullable(z.iso.date())),
  /** Where all are asked: whether those are told who live or travel within 200 km. */
  tellsNear: z._default(z.boolean(), true),
}

const isAsked = z.refine<{ audience: Audience; classes: number[]; asked: number[] }>(
  ({ audience, classes }) => audience !== 'classes' || classes.length > 0,
  { error: 'Choose a class', path: ['classes'] },
)
const isNamed = z.refine<{ audience: Audience; asked: number[] }>(
  ({ audience, asked }) => audience !== 'named' || asked.length > 0,
  { error: 'Choose whom you ask', path: ['asked'] },
)

export const NewGathering = z.strictObject(fields).check(isAsked, isNamed)
export type NewGathering = z.output<typeof NewGathering>

/** The whole form again, with the version that it was made from. */
export const GatheringChange = z.strictObject({ ...fields, version: z.int() }).check(isAsked, isNamed)
export type GatheringChange = z.output<typeof GatheringChange>

export const GatheringAnswer = z.strictObject({
  reply: Reply,
  guests: z._default(
    z
      .int('A number of guests')
      .check(z.minimum(0, 'Not below 0'), z.maximum(MOST_GUESTS, `At most ${MOST_GUESTS} guests`)),
    0,
  ),
  /** While he waits, smaller parties that fit go ahead of his. */
  letsPass: z._default(z.boolean(), true),
})
export type GatheringAnswer = z.output<typeof GatheringAnswer>
