// Microsoft's viewer for Office files, where super admins have allowed it: what may go there, and what is fetched with a ticket.
import { EXTERNAL_VIEWER } from '@aerie/contract/document-viewing'
import { findSeen } from '#features/documents/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { noteAccess } from '../note-access.ts'
import { findShownVersion } from './data.ts'
import { readTicket, ticketFor } from './tickets.ts'

const OFFICE: readonly string[] = ['word', 'excel', 'powerpoint']

/** Of Office files that all members see, while the setting is on. */
export const mayGoOutside = async (ctx: Context, { kind, access_level }: { kind: string; access_level: string }) =>
  access_level === 'members' && OFFICE.includes(kind) && (await readSettings(ctx)).externalOfficeViewer

/** Where Microsoft shows it, for five minutes from now on; it is noted that the caller looks at it. */
export async function openOutside(ctx: MemberContext, publicUrl: string, id: number) {
  const row = await findSeen(ctx, id)
  if (!(await mayGoOutside(ctx, row))) throw notFound('Viewer')
  await noteAccess(ctx, row, 'view')
  const file = `${publicUrl}/api/external-documents/${ticketFor(ctx, row.version_id)}/document.${row.extension}`
  return { title: row.title, address: `${EXTERNAL_VIEWER}/op/embed.aspx?src=${encodeURIComponent(file)}` }
}

/** What the ticket is for, as long as it may still go outside. */
export async function findTicketed(ctx: Context, ticket: string) {
  const versionId = readTicket(ctx, ticket)
  const version = versionId === null ? undefined : await findShownVersion(ctx.db, versionId)
  if (!version || !(await mayGoOutside(ctx, version))) throw notFound('Document')
  return version
}
