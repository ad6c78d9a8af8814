// Fetches a file to be saved, with the name that the server gives it.
import { Refused, Unreachable } from './call-errors.ts'
import { withPassword } from './password-again.ts'

/** `headers`: such as which part of it is wanted. */
export const fetchFile = (address: string, headers: Record<string, string> = {}) =>
  withPassword(() => fetchOnce(address, headers))

async function fetchOnce(address: string, wanted: Record<string, string>) {
  const response = await fetch(address, { credentials: 'same-origin', headers: wanted }).catch(() => {
    throw new Unreachable('The network did not answer')
  })
  const { headers } = response
  if (!response.ok) throw new Refused(response.status, (await response.text()) || response.statusText)
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return { name, status: response.status, headers, content: await response.blob() }
}
