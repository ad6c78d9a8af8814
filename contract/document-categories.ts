// What documents are sorted by: the categories, as super admins name and order them.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { CategorySlug, DocumentCategory } from './settings.ts'
import { required } from './values.ts'

export const MOST_CATEGORIES = 30
export const LONGEST_CATEGORY = 40

export const CountedCategory = z.extend(DocumentCategory, {
  /** How many are of it, those that are checked for viruses included. */
  documents: z.int(),
})
export type CountedCategory = z.infer<typeof CountedCategory>

/** Those without a slug are new. */
export const CategoriesChange = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        slug: z.nullable(CategorySlug),
        label: required(
          'A category needs a name',
          LONGEST_CATEGORY,
          `A category has at most ${LONGEST_CATEGORY} characters`,
        ),
      }),
    )
    .check(
      z.minLength(1, 'There has to be a category'),
      z.maxLength(MOST_CATEGORIES, `There are at most ${MOST_CATEGORIES} categories`),
    ),
  /** Their names as they were when he began to change them, in their order. */
  known: z.array(z.string().check(z.maxLength(LONGEST_CATEGORY))).check(z.maxLength(MOST_CATEGORIES)),
})
export type CategoriesChange = z.infer<typeof CategoriesChange>

export const documentCategories = endpoints('documentCategories', {
  list: endpoint('GET', '/api/admin/document-categories', {
    summary: 'The categories of documents in their order, each with how many documents are of it.',
    who: 'admin',
    response: z.array(CountedCategory),
  }),
  change: endpoint('PUT', '/api/admin/document-categories', {
    summary: 'Change which categories there are, their names and their order; one with documents in it stays.',
    who: 'superAdmin',
    refuses: ['conflict'],
    body: CategoriesChange,
    response: z.array(DocumentCategory),
  }),
})
