// Tags on photos: brothers and words.
import type { Feature } from '#platform/feature.ts'
import { photoTagSections } from './export-sections-data.ts'
import { findTags } from './find-tags.ts'
import { capabilitiesOf } from './policy.ts'
import { photoTagRoutes } from './routes.ts'

export const photoTags: Feature = {
  routes: photoTagRoutes,
  capabilities: capabilitiesOf,
  exportSections: photoTagSections,
  finders: { tag: findTags },
}
