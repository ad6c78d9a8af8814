// The values that several endpoints share: ids, names, addresses, numbers in a query.
import * as z from 'zod/mini'

/** Ids are whole numbers up to PostgreSQL's integer. */
export const Id = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** An id as it stands in a path. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    Id,
  ),
)

/** A random code of 128 bits or more in base64url. */
export const Code = z.string().check(z.regex(/^[\w-]{22,64}$/))

/** A line of text that has to say something. */
export const required = (message: string, longest = 120) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(longest, tooLong(longest)))

/** A line of text that may be left out, null or empty; empty becomes null. */
export const optionalText = (longest = 200) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.trim(), z.maxLength(longest, tooLong(longest))),
        z.transform((text: string) => (text === '' ? null : text)),
      ),
    ),
  )

/** An e-mail address, kept in lower case. */
export const emailAddress = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message))

const tooLong = (longest: number) => `At most ${longest} characters`
