// The service worker: opens the pages of members where the server does not answer. No answer of the server but built files is kept.
import type { Build } from './build.ts'
import { keepFiles, keptFile, keptShell, removeFormer } from './kept-files.ts'
import { isPage } from './pages.ts'
import { takePushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by web/service-worker-plugin.ts. */
declare const BUILD: Build & { pages: string[] }

const LONGEST_WAIT_MS = 6000
/** What a proxy says for a server that is away. */
const AWAY = [502, 504]

const build = BUILD
const files = new Set(build.files)

takePushes()
// Pages come from the server: an open one of the version before loses nothing when this one takes over.
self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles(build).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(removeFormer(build).then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname, build.pages)) event.respondWith(openPage(request))
  } else if (files.has(pathname)) event.respondWith(keptFile(request))
})

async function openPage(request: Request) {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => null), patience()])
  if (answer && !AWAY.includes(answer.status)) return answer
  const shell = await keptShell(build)
  if (shell) return shell
  // The browser has thrown files away: it starts from nothing when the server is there again.
  await self.registration.unregister()
  return answer ?? asked
}

const patience = () => new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null))
