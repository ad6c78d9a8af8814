// The values a member's fields take: how what is written into them is read, and the sentences when it cannot be taken.
import { saysNothing, saysSurely } from '@aerie/text/says-nothing'
import * as z from 'zod/mini'
import { FOUNDING_CLASSES } from './classes.ts'
import { LineageColor } from './lineage.ts'
import { Interest, WorkEntry } from './members.ts'
import { type SocialField, socialAddress } from './social-links.ts'
import { line, optionalLine, optionalText, required } from './values.ts'

export const MOST_INTERESTS = 9
export const LONGEST_CUSTOM_INTEREST = 30

/** 'none' is how a form says that nothing is chosen. */
export const orNone = (longest?: number) =>
  z.pipe(
    z.transform((given) => (given === 'none' ? null : given)),
    optionalLine(longest),
  )

/** Left out, empty, an address, or a handle, which becomes one. */
export const social = (field: SocialField) =>
  z.optional(
    z.pipe(
      optionalText(300),
      z.transform((typed: string | null | undefined, context) => {
        if (!typed || saysNothing(typed)) return null
        const address = socialAddress(field, typed)
        if (!address) context.issues.push({ code: 'custom', message: 'Please enter a valid URL', input: typed })
        return address
      }),
    ),
  )

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && saysSurely(value.trim()))

/** Empty rows are dropped. */
export const kids = z.pipe(
  z.transform((rows) =>
    Array.isArray(rows)
      ? rows.filter((row: unknown) => !(row && typeof row === 'object' && Object.values(row).every(isBlank)))
      : rows,
  ),
  z
    .array(
      z.object({
        name: required('Child name is required'),
        gender: z._default(optionalLine(40), null),
        birthYear: z._default(
          z.nullable(z.int('A year').check(z.minimum(1900, 'A year since 1900'), z.maximum(2100, 'A year until 2100'))),
          null,
        ),
      }),
    )
    .check(z.maxLength(30, 'At most 30 children')),
)

/** A list, or text with commas; blanks and repetitions are dropped. */
export const companyTags = z.pipe(
  z.pipe(
    z.pipe(
      z.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
      z.array(line(80)),
    ),
    z.transform((tags: string[]) => {
      const seen = new Map<string, string>()
      for (const tag of tags) {
        const key = tag.toLowerCase()
        if (tag && !saysNothing(tag) && !seen.has(key)) seen.set(key, tag)
      }
      return [...seen.values()]
    }),
  ),
  z.array(z.string()).check(z.maxLength(30, 'At most 30 companies')),
)

export const workHistory = z
  .array(
    z.extend(WorkEntry, {
      title: line(1_000),
      company: line(1_000),
      startDate: z.nullable(line(1_000)),
      endDate: z.nullable(line(1_000)),
    }),
  )
  .check(z.maxLength(30, 'At most 30 earlier positions'))

const OWN_POSTER = /^\/api\/tmdb\/posters\/[\w-]{1,80}\.jpg$/

/** Images from other sites are dropped: the content security policy blocks them. */
const ownPoster = (one: unknown) =>
  one && typeof one === 'object' && 'image' in one && !OWN_POSTER.test(String(one.image))
    ? { ...one, image: null }
    : one

const NewInterest = z.extend(Interest, {
  title: line(200),
  image: z._default(z.nullable(z.string().check(z.regex(OWN_POSTER))), null),
})

export const interests = z.pipe(
  z.transform((given) =>
    Array.isArray(given)
      ? given.map((one: unknown) =>
          typeof one === 'string' ? { title: one, type: 'custom', image: null } : ownPoster(one),
        )
      : given,
  ),
  z.array(NewInterest).check(
    z.maxLength(MOST_INTERESTS, `At most ${MOST_INTERESTS} favourites`),
    z.refine(
      (list) => new Set(list.map(({ title }) => title.toLowerCase())).size === list.length,
      'This title is in the list already',
    ),
    z.refine(
      (list) =>
        list.every(
          ({ title, type }) => title.trim() && title.length <= (type === 'custom' ? LONGEST_CUSTOM_INTEREST : 200),
        ),
      `A favourite of your own has 1 to ${LONGEST_CUSTOM_INTEREST} characters`,
    ),
  ),
)

export const littleBrothers = z.pipe(
  z.transform((given) =>
    Array.isArray(given)
      ? given.filter((little: unknown) => !isBlank(little) && !(typeof little === 'string' && saysNothing(little)))
      : given,
  ),
  z.array(line(200)).check(z.maxLength(50)),
)

export const pledgeClass = z.union([z.literal([...FOUNDING_CLASSES]), z.int().check(z.minimum(1), z.maximum(200))])
export const classOrYear = z.union(
  [z.int().check(z.minimum(1), z.maximum(35)), z.int().check(z.minimum(1900), z.maximum(2100))],
  'A year, or a number from 1 to 35',
)

/** 'none' takes the colour away. */
export const lineageColor = z.pipe(
  z.transform((given) => (given === 'none' ? null : given)),
  z.nullable(LineageColor),
)
