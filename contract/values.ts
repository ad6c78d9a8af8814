// The values that several endpoints share: ids, names, addresses, numbers in a query.
import { cleanLine, cleanLines } from '@aerie/text/clean-text'
import * as z from 'zod/mini'
import { mailAddressOr, readMailAddress } from './mail-address.ts'
import './sentences.ts'

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

/** Nothing that begins a new line: it stands in lists, headers and the names of files. */
const oneLine = z.refine<string>(
  (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
  'This goes on one line, without line breaks or tabs',
)

/** A line as it is kept, which may be empty; how long it is counts once it is clean. */
export const line = (longest: number, tooLong = atMost(longest), missing?: string) =>
  z.string(missing).check(z.trim(), oneLine, cleanedBy(cleanLine), z.maxLength(longest, tooLong))

/** A line of text that has to say something. */
export const required = (message: string, longest = 120, tooLong = atMost(longest)) =>
  line(longest, tooLong, message).check(z.minLength(1, message))

/** The same in as many lines as one likes. */
export const requiredText = (message: string, longest: number, clean = cleanLines) =>
  z
    .string(message)
    .check(cleanedBy(clean), z.minLength(1, message), z.maxLength(longest, { error: atMost(longest), abort: true }))

/** Text that may be left out, null or empty; empty becomes null. */
export const optionalText = (longest = 200) =>
  orNull(z.string().check(z.overwrite(cleanLines), z.maxLength(longest, atMost(longest))))

/** A line of text that may be left out, null or empty; empty becomes null. */
export const optionalLine = (longest = 200) =>
  orNull(z.string().check(z.trim(), oneLine, z.overwrite(cleanLine), z.maxLength(longest, atMost(longest))))

/** What is looked for, in whatever it was typed or pasted. */
export const searched = (longest = 200) => z.string().check(z.overwrite(cleanLine), z.maxLength(longest))

const orNull = (text: ReturnType<typeof line>) =>
  z.optional(
    z.nullable(
      z.pipe(
        text,
        z.transform((given: string) => (given === '' ? null : given)),
      ),
    ),
  )

/** What looked like something to whoever typed it is not dropped without a word. */
const cleanedBy = (clean: (text: string) => string) =>
  z.check<string>((given) => {
    const kept = clean(given.value)
    if (kept === '' && given.value.trim() !== '')
      given.issues.push({ code: 'custom', message: 'None of this can be seen', input: given.value })
    given.value = kept
  })

/** An e-mail address, kept in lower case and with its domain in ASCII. */
export const emailAddress = (message: string) =>
  z.string(message).check(
    z.overwrite(mailAddressOr),
    z.check(({ value, issues }) => {
      const read = readMailAddress(value)
      if ('fault' in read) issues.push({ code: 'custom', message: read.fault ?? message, input: value })
    }),
  )

const atMost = (longest: number) => `At most ${longest} characters`

export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Not a SHA-256 in hexadecimal'))
