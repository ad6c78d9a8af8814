// What the format knows and this package does not read. It is said as such: nothing was found to be wrong with it.
import * as z from 'zod/mini'
import { must } from './refused.ts'

/** The step of a refusal that says nothing of whether the election is right. */
export const KIND = 'kind'

const FORMAT_VERSION = 1

const NamedKind = z.object({
  version: z.int(),
  group: z.string(),
  questions: z.array(z.object({ type: z.optional(z.string()), blank: z.optional(z.boolean()) })),
})

/** Refuses an election of another group, or with questions that are not added up. What is no election at all passes. */
export function checkKind(election: unknown) {
  const { data } = NamedKind.safeParse(election)
  if (!data) return
  checkVersion(data.version)
  must(data.group === 'Ed25519', KIND, 'It is of another group than Ed25519, which alone is read here.')
  for (const { type, blank } of data.questions) {
    must(type === undefined, KIND, 'One of its questions ranks answers or has lists of them, which is not read here.')
    must(blank !== true, KIND, 'One of its questions counts “blank” as an answer, which is not read here.')
  }
}

export const checkVersion = (version: number) =>
  must(version === FORMAT_VERSION, KIND, `It is of version ${version} of the format; version 1 alone is read here.`)

/** Events of elections in which ballots are mixed before they are opened one by one. */
const MIXING = ['Shuffle', 'EndShuffles']

export const checkEventKind = (event: unknown) =>
  must(
    !MIXING.includes(z.object({ type: z.string() }).safeParse(event).data?.type ?? ''),
    KIND,
    'Its ballots are mixed and opened one by one, which is not read here.',
  )
