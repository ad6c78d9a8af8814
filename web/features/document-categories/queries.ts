// What System Settings asks about the categories of documents.
import { documentCategories } from '@aerie/contract/document-categories'
import { endpointQuery } from '#lib/api.ts'

export const categoriesQuery = endpointQuery(documentCategories.list)
