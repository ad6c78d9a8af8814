// Fetches a file to be saved, with the name that the server gives it.
import { Refused, Unreachable } from './call-errors.ts'
import { withPassword } from './password-again.ts'

export const fetchFile = (address: string) => withPassword(() => fetchOnce(address))

async function fetchOnce(address: string) {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable('The network did not answer')
  })
  const { headers } = response
  if (!response.ok) throw new Refused(response.status, (await response.text()) || response.statusText)
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return { name, headers, content: await response.blob() }
}
