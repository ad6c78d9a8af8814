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

/** Nothing that begins a new line or cannot be seen: it stands in lists, headers and the names of files. */
export const oneLine = z.refine<string>(
  (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
  'This goes on one line, without line breaks or tabs',
)

/** A line of text that has to say something. */
export const required = (message: string, longest = 120) => requiredText(message, longest).check(oneLine)

/** The same in as many lines as one likes. */
export const requiredText = (message: string, longest: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(longest, tooLong(longest)))

/** Text that may be left out, null or empty; empty becomes null. */
export const optionalText = (longest = 200) => orNull(textUpTo(longest))

/** A line of text that may be left out, null or empty; empty becomes null. */
export const optionalLine = (longest = 200) => orNull(textUpTo(longest).check(oneLine))

const textUpTo = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, tooLong(longest)))

const orNull = (text: ReturnType<typeof textUpTo>) =>
  z.optional(
    z.nullable(
      z.pipe(
        text,
        z.transform((given: string) => (given === '' ? null : given)),
      ),
    ),
  )

/** An e-mail address, kept in lower case. */
export const emailAddress = (message: string) =>
  z.string(message).check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message))

const tooLong = (longest: number) => `At most ${longest} characters`

export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 in hexadecimal'))
