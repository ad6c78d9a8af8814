// A group of kinds of notifications of one shape: how it is declared.
import * as z from 'zod/mini'
import type { MailTopic } from './mail-topics.ts'
import { Id } from './values.ts'

type Fields = Record<string, z.core.SomeType>

const common = { id: Id, isRead: z.boolean(), createdAt: z.iso.datetime() }

/**
 * Kinds of one shape. `topics`: which each is mailed under; null of what is mailed whatever a member chooses, in emails
 * of its own. `facts` are kept and shown; `shown` is read when it is shown.
 */
export const group = <Kind extends string, Facts extends Fields, Shown extends Fields = Record<never, never>>(
  topics: Record<Kind, MailTopic | null>,
  facts: Facts,
  shown?: Shown,
) => ({
  topics,
  facts: z.object(facts),
  shape: z.object({ ...common, ...facts, ...(shown as Shown), kind: z.enum(Object.keys(topics) as Kind[]) }),
})
