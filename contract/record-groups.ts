// The notifications about one's own record, in groups of one shape.
import * as z from 'zod/mini'
import { RecordPart } from './freshness.ts'
import { group } from './notification-group.ts'

export const RECORD_GROUPS = {
  /** Once a year you are asked whether these parts of your record are still right. */
  record: group({ record_due: 'record' }, { parts: z.array(RecordPart) }),
  /** Mail to your own address came back. */
  returnedMail: group({ mail_returned: null }, { address: z.string() }),
}
