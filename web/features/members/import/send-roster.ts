// Sends a roster to the server, saying how much of it has gone.
import { type ImportReport, imports } from '@aerie/contract/imports'
import { Refused, Unreachable } from '#lib/api.ts'

export interface RosterOptions {
  /** Only asks what would happen. */
  dryRun: boolean
  /** Numbers of the rows to leave out. */
  exclude: ReadonlySet<number>
  /** Mails invitations to those who come in. */
  invite: boolean
}

interface Sending {
  signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  onSent: (share: number) => void
}

/** By XMLHttpRequest: fetch does not tell how much of a body has been sent. */
export function sendRoster(file: File, options: RosterOptions, { signal, onSent }: Sending): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>()
  const request = new XMLHttpRequest()
  request.open(imports.run.method, imports.run.path)
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
  request.upload.onload = () => onSent(1)
  request.onload = () => {
    if (request.status === 200) resolve(JSON.parse(request.responseText) as ImportReport)
    else reject(new Refused(request.status, request.responseText || request.statusText))
  }
  request.onerror = () => reject(new Unreachable('The network did not answer'))
  request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
  signal.addEventListener('abort', () => request.abort())
  request.send(formOf(file, options))
  return promise
}

/** The file comes last: the server reads it as it arrives, and has to know by then what to do with it. */
function formOf(file: File, { dryRun, exclude, invite }: RosterOptions) {
  const form = new FormData()
  form.set('dryRun', String(dryRun))
  form.set('exclude', [...exclude].join(','))
  form.set('invite', String(invite))
  form.set(imports.run.file ?? 'csv', file)
  return form
}
