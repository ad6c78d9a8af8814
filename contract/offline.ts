// What a device keeps of the directory, for when the server does not answer.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { ids } from './page.ts'
import { Id } from './values.ts'

const text = z.nullable(z.string())

/** An active brother as the caller may see him; what is withheld from him is null. */
export const KeptBrother = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  familiar: text,
  class: z.nullable(z.int()),
  pledgeClass: z.nullable(z.int()),
  location: text,
  /** As it was found on the map. */
  city: text,
  country: text,
  currentPosition: text,
  currentCompany: text,
  email: text,
  phone: text,
  profileImageUrl: text,
  profileImageHash: text,
})
export type KeptBrother = z.infer<typeof KeptBrother>

export const KeptDirectory = z.object({
  /** Another one where anything of the whole is another. */
  version: z.string(),
  /** Null where the whole is as the caller knows it. */
  brothers: z.nullable(z.array(KeptBrother)),
})
export type KeptDirectory = z.infer<typeof KeptDirectory>

export const offline = endpoints('offline', {
  directory: endpoint('GET', '/api/device-directory', {
    summary:
      'The directory with phones and mail addresses for your device, by last name; not while officers forbid copies on devices. With `known`, the version of what it keeps, nothing where that is as it was. With ids only those, and who is not found has gone.',
    refuses: ['not_allowed'],
    query: z.strictObject({ ids, known: z.optional(z.string().check(z.maxLength(20))) }),
    response: KeptDirectory,
  }),
})
