// The categories of documents that a new installation begins with.
import type { DocumentCategory } from '@aerie/contract/settings'

export const FIRST_CATEGORIES: DocumentCategory[] = [
  { slug: 'general', label: 'General' },
  { slug: 'history', label: 'History' },
  { slug: 'future', label: 'Future' },
  { slug: 'random', label: 'Random' },
  { slug: 'comedy', label: 'Comedy' },
  { slug: '4019pine', label: '4019 Pine' },
]
