// Which addresses are those of push services: a browser names its own, so that none but known hosts are called.

/** Of Chrome and what descends from it, Firefox, Safari, and Edge on Windows; a dot before a name stands for all hosts under it. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Whether a text is an address of a known push service, or of one of `more` hosts: https, its usual port, and no name of a user. */
export function isPushEndpoint(endpoint: string, more: readonly string[]) {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return [...KNOWN, ...more].some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) && url.hostname.length > host.length : url.hostname === host,
  )
}
