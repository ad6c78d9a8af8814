// The sections of the form of a profile, in their order.
import type { SectionOfForm } from '#ui/layout/section-nav.tsx'

export const SECTIONS = {
  basics: 'Basics',
  security: 'Security',
  work: 'Work Experience',
  linkedin: 'LinkedIn',
  offices: 'Organisation Roles',
  personal: 'Personal Information',
  lineage: 'Brotherhood Lineage',
  family: 'Family',
  children: 'Children',
  social: 'Social Profiles',
  location: 'Location',
  about: 'About',
  quote: 'Personal Quote',
  watching: 'Watching',
  privacy: 'Who Sees What',
} as const
export type SectionName = keyof typeof SECTIONS

/** What only he who owns the record sees: his account, and what is nobody else's to decide. */
const OWN_ONLY: ReadonlySet<string> = new Set<SectionName>(['security', 'linkedin', 'privacy'])

export const sectionId = (name: SectionName) => `edit-${name}`

export const sectionsOf = (ofOther: boolean): SectionOfForm[] =>
  Object.entries(SECTIONS)
    .filter(([name]) => !(ofOther && OWN_ONLY.has(name)))
    .map(([name, title]) => ({ id: sectionId(name as SectionName), title }))
