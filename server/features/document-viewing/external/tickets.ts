// Tickets with which Microsoft's viewer fetches one version of a document: signed, and over after five minutes.
import type { Context } from '#platform/context.ts'
import { readSigned, sign } from '#platform/secrets/signed-bytes.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'

const MINUTES = 5
const BYTES = 12

export function ticketFor(ctx: Context, versionId: number): string {
  const bytes = Buffer.alloc(BYTES)
  bytes.writeUInt32BE(versionId)
  bytes.writeDoubleBE(ctx.now().getTime() + MINUTES * 60_000, 4)
  return sign(readSigningKey(ctx, 'external-viewer'), bytes)
}

/** The id of the version that it was made for; null for what is none, or over. */
export function readTicket(ctx: Context, ticket: string): number | null {
  const bytes = readSigned(readSigningKey(ctx, 'external-viewer'), ticket)
  return bytes?.length === BYTES && bytes.readDoubleBE(4) > ctx.now().getTime() ? bytes.readUInt32BE(0) : null
}
