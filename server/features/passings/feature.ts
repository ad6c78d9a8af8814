// Brothers who have passed: marked by a super admin, shown once another agrees.
import type { Feature } from '#platform/feature.ts'
import { passingSections } from './export-sections-data.ts'

export const passings: Feature = {
  exportSections: passingSections,
}
