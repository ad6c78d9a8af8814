// Which categories of documents there are: named and ordered by super admins, and kept while documents are of them.
import { type CategoriesChange, type CountedCategory, documentCategories } from '@aerie/contract/document-categories'
import type { DocumentCategory } from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { holdCategories, readSettings, saveCategories } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { withSlugs } from '#platform/slugs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export async function listCategories(ctx: MemberContext): Promise<CountedCategory[]> {
  const [{ documentCategories: all }, counts] = await Promise.all([readSettings(ctx), data.countDocuments(ctx.db)])
  return all.map((one) => ({ ...one, documents: counts.find(({ category }) => category === one.slug)?.documents ?? 0 }))
}

export const changeCategories = (ctx: MemberContext, { categories: wanted, known }: CategoriesChange) =>
  inTransaction(ctx, async (tx): Promise<DocumentCategory[]> => {
    const before = await holdCategories(tx, 'to change')
    if (known.length !== before.length || before.some(({ label }, at) => label !== known[at]))
      throw new Refusal('conflict', 'Somebody changed the categories since you opened them. Look again.')
    const twice = wanted.find(({ label }, at) => wanted.slice(0, at).some((one) => isSame(one.label, label)))
    if (twice) throw invalid('categories', `${twice.label} stands there twice.`)
    const after = withSlugs(wanted, before, 'category')
    if (!after) throw invalid('categories', 'A category was not recognised. Look again.')
    await refuseUsed(
      tx,
      before.filter(({ slug }) => !after.some((one) => one.slug === slug)),
    )
    await saveCategories(tx, after)
    await record(tx, {
      action: 'document.categories',
      before: { categories: names(before) },
      after: { categories: names(after) },
    })
    await announce(tx, stale(documentCategories.list), { role: 'admin' })
    return after
  })

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const names = (list: readonly DocumentCategory[]) => list.map(({ label }) => label)

async function refuseUsed(tx: MemberContext, gone: DocumentCategory[]) {
  if (gone.length === 0) return
  const counts = await data.countDocuments(tx.db)
  for (const { slug, label } of gone) {
    const documents = counts.find(({ category }) => category === slug)?.documents ?? 0
    if (documents > 0) throw new Refusal('conflict', sentenceOf(label, documents))
  }
}

const sentenceOf = (label: string, documents: number) =>
  `${plural(documents, 'One document is', `${formatCount(documents)} documents are`)} of the category ${label}. Give ${plural(documents, 'it', 'them')} another first, or rename the category.`
