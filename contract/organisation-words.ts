// The organisation's words and figures as super admins write them: what each may be, and how a quote is parted.
import { cleanLine, cleanSpan } from '@aerie/text/clean-text'
import { placesOf } from '@aerie/text/search-form'
import * as z from 'zod/mini'
import { isWebAddress } from './news-values.ts'
import { TimeZone } from './time-zone.ts'
import { emailAddress, line, required } from './values.ts'

const LONGEST_QUOTE = 280
const FIRST_YEAR = 1700

const figure = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message))

const YEAR = 'A year from 1700 to this one'

/** The quote around its hidden word; the spaces beside the word belong to what stands before and after it. */
export const Quote = z
  .object({
    before: z.string().check(z.overwrite(cleanSpan)),
    word: z.string().check(
      z.refine((word) => word.trim() === word && cleanLine(word) !== '', 'The hidden word is missing'),
      z.overwrite(cleanLine),
      z.maxLength(40, 'At most 40 characters'),
    ),
    after: z.string().check(z.overwrite(cleanSpan)),
  })
  .check(
    z.refine(
      ({ before, word, after }) => before.length + word.length + after.length <= LONGEST_QUOTE,
      `At most ${LONGEST_QUOTE} characters`,
    ),
  )

export const OrganisationWords = z.strictObject({
  name: required('The name is missing', 80),
  shortName: required('The short name is missing', 20),
  motto: line(60),
  quote: Quote,
  quoteSource: line(80),
  foundingYear: figure(FIRST_YEAR, 9999, YEAR).check(z.refine((year) => year <= new Date().getFullYear(), YEAR)),
  chatInviteUrl: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, 'At most 500 characters'),
        z.refine(isWebAddress, 'A web address, such as https://chat.example.org/join'),
      ),
  ),
  privacyEmail: emailAddress('A valid e-mail address'),
  timeZone: TimeZone,
  classCount: figure(1, 200, 'A number from 1 to 200'),
  nearbyRadiusKm: figure(1, 1000, 'A number from 1 to 1000'),
  passwordMinLength: figure(6, 64, 'A number from 6 to 64'),
  fullPollVotes: z.nullable(figure(1, 100_000, 'A number from 1 to 100000')),
})
export type OrganisationWords = z.infer<typeof OrganisationWords>

export const WordOfOrganisation = z.keyof(OrganisationWords)
export type WordOfOrganisation = z.infer<typeof WordOfOrganisation>

/** With the version they were opened at, so that nobody overwrites unseen what another saved since. */
export const WordsChange = z.extend(OrganisationWords, { version: z.int() })
export type WordsChange = z.infer<typeof WordsChange>

/** Years of history, in a year, of an organisation founded in another. */
export const yearsSince = (foundingYear: number, year: number) => Math.max(0, year - foundingYear)

/** The quote parted around a word that stands in it once, as a word of its own; null where it does not. */
export function partQuote(quote: string, word: string): z.infer<typeof Quote> | null {
  if (word === '') return null
  const parts = placesOf(quote, word).map((at) => ({
    before: quote.slice(0, at),
    word,
    after: quote.slice(at + word.length),
  }))
  const whole = parts.filter(({ before, after }) => !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after))
  return whole.length === 1 ? (whole[0] ?? null) : null
}
