// In Memoriam: the list of the brothers who have passed, and the page of each.
import type { Memorial, RememberedBrother } from '@aerie/contract/in-memoriam'
import type { LineageColor } from '@aerie/contract/lineage'
import { LONGEST_MEMORIAL_QUOTE } from '@aerie/contract/remembrance-values'
import { inheritedColor } from '#features/lineage/service.ts'
import { toPersonName, toPersonRef } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import * as data from './data.ts'
import { yearIn } from './life-years.ts'
import { mayReachFamily } from './policy.ts'

const MOST_DESCENDANTS = 300

type RememberedRow = Awaited<ReturnType<typeof data.list>>[number]

export const listRemembered = async ({ db }: Context): Promise<RememberedBrother[]> =>
  (await data.list(db, inheritedColor)).map((row) => ({ ...lifeOf(row), quote: quoteOf(row) }))

export async function showMemorial(ctx: MemberContext, id: number): Promise<Memorial> {
  const row = await data.find(ctx.db, id, inheritedColor)
  if (!row) throw notFound('Page')
  const [big, descendants, terms] = await Promise.all([
    data.findBig(ctx.db, id),
    data.listDescendants(ctx.db, id, MOST_DESCENDANTS + 1),
    data.listTerms(ctx.db, id),
  ])
  return {
    ...lifeOf(row),
    middleName: row.middle_name,
    words: row.words,
    big: big ? { member: toPersonRef(big), pledgeClass: big.pledge_class, class: big.class } : null,
    descendants: descendants.slice(0, MOST_DESCENDANTS).map((one) => ({
      member: toPersonRef(one),
      pledgeClass: one.pledge_class,
      class: one.class,
      big: one.big_id,
    })),
    hasMoreDescendants: descendants.length > MOST_DESCENDANTS,
    offices: terms.map(({ office, began_on, ended_on }) => ({ office, from: began_on, until: ended_on })),
    can: { reachFamily: mayReachFamily(ctx.actor) },
  }
}

const lifeOf = (row: Omit<RememberedRow, 'quote'>) => ({
  member: toPersonRef(row),
  bornIn: yearIn(row.born_on),
  diedIn: yearIn(row.died_on),
  pledgeClass: row.pledge_class,
  class: row.class,
  lineageColor: row.color as LineageColor | null,
})

function quoteOf({ quote }: RememberedRow): RememberedBrother['quote'] {
  if (!quote) return null
  const words = firstSentence(quote.words)
  return words === null ? null : { words, by: toPersonName(quote), relation: quote.relation }
}

/** Null where it is too long to stand in a list. */
function firstSentence(words: string) {
  const [sentence = ''] = words.split(/(?<=[.!?…])\s|\n/)
  return sentence.length > 0 && sentence.length <= LONGEST_MEMORIAL_QUOTE ? sentence : null
}
