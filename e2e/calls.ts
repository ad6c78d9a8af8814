// Calls that a journey makes beside its pages.
import { PASSWORD, type Site } from './site.ts'

/** Signs a member in and answers the function that calls for him; it throws what is refused. */
export async function actAs(site: Site, identifier: string) {
  const headers = { origin: site.address, 'content-type': 'application/json' }
  const entry = await fetch(`${site.address}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ identifier, password: PASSWORD }),
  })
  const cookie = entry.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(site.address + path, {
      method,
      headers: { ...headers, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
}
