// Sends a roster to the server, saying how much of it has gone.
import { type RosterReading, rosters } from '@aerie/contract/rosters'
import { type Sending, upload } from '#lib/upload.ts'

export interface RosterOptions {
  /** Only asks what would happen. */
  dryRun: boolean
  /** Numbers of the rows to leave out. */
  exclude: ReadonlySet<number>
  /** Mails invitations to those who come in. */
  invite: boolean
  /** Cells of rows that were mended by hand. */
  mended: ReadonlyMap<number, string[]>
  /** What was chosen for the whole file. */
  reading: RosterReading
}

export const sendRoster = (file: File, options: RosterOptions, sending: Sending) =>
  upload(rosters.run, { form: formOf(file, options), ...sending })

/** The file comes last: the server reads it as it arrives, and has to know by then what to do with it. */
function formOf(file: File, { dryRun, exclude, invite, mended, reading }: RosterOptions) {
  const form = new FormData()
  form.set('dryRun', String(dryRun))
  form.set('exclude', [...exclude].join(','))
  form.set('invite', String(invite))
  form.set('mended', JSON.stringify([...mended].map(([row, cells]) => ({ row, cells }))))
  form.set('reading', JSON.stringify(reading))
  form.set(rosters.run.file ?? 'csv', file)
  return form
}
