// Who has been invited and has not come in yet; the mails are sign-in's, since they carry a link.
import type { Feature } from '#platform/feature.ts'
import { invitationSections } from './export-sections-data.ts'
import { invitationRoutes } from './routes.ts'

export const invitations: Feature = { routes: invitationRoutes, exportSections: invitationSections }
