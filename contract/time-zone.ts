// A time zone by its IANA name, as it is chosen.
import { isTimeZone } from '@aerie/text/zones'
import * as z from 'zod/mini'

export const TimeZone = z
  .string()
  .check(z.trim(), z.maxLength(60), z.refine(isTimeZone, 'Choose a time zone, such as Europe/Berlin'))
