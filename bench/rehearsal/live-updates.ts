// Pages that hear of changes: some straight from each process, some through nginx, and how long a change takes to each.

import type { IncomingMessage } from 'node:http'
import * as http from 'node:http'
import * as https from 'node:https'
import { createInterface } from 'node:readline'
import { changes, EVERYTHING, type StaleMessage } from '@aerie/contract/stale'

/** As the stream tells browsers. */
const RETURN_MS = 3_000

export interface Listener {
  what: string
  isOpen(): boolean
  /** Since when it listens without a break; in milliseconds of this process. */
  openSince(): number
  /** When it first heard after `since` of a change of the member up to this number, or that anything may have changed. */
  heardAt(number: number, since: number): number | undefined
  /** How often it came back. */
  returns(): number
  close(): void
}

interface Where {
  what: string
  address: string
  cookie: string
  /** The id of the member of whom it waits to hear. */
  about: number
  /** What nginx would say of the caller, for a page that asks a process straight. */
  headers?: http.OutgoingHttpHeaders
}

/** Comes back by itself, as the stream of a browser does. Resolves once it listens. */
export async function listen({ what, address, cookie, about, headers = {} }: Where): Promise<Listener> {
  const heard: { number: number; at: number }[] = []
  let [openSince, times, isClosed] = [Number.POSITIVE_INFINITY, 0, false]
  let stream: IncomingMessage | undefined
  let first = () => {}
  const opened = new Promise<void>((resolve) => {
    first = resolve
  })
  const comeBack = () => {
    openSince = Number.POSITIVE_INFINITY
    if (!isClosed) setTimeout(open, RETURN_MS).unref()
  }
  const hear = (line: string) => {
    if (line.startsWith('retry:')) {
      openSince = performance.now()
      times += 1
      first()
    }
    if (!line.startsWith('data: ')) return
    const { number, stale }: StaleMessage = JSON.parse(line.slice('data: '.length))
    if (stale === EVERYTHING || stale.some(({ ids }) => ids?.includes(about)))
      heard.push({ number: number ?? 0, at: performance.now() })
  }
  const open = () => {
    const { get } = address.startsWith('https:') ? https : http
    const asked = get(
      `${address}${changes.stream.path}`,
      { agent: false, headers: { cookie, ...headers } },
      (answer) => {
        stream = answer
        let isOver = false
        const over = () => {
          if (isOver) return
          isOver = true
          comeBack()
        }
        answer.once('error', over).once('close', over)
        if (answer.statusCode !== 200) return void answer.destroy()
        createInterface({ input: answer })
          .on('line', hear)
          .on('error', () => {})
      },
    )
    asked.once('error', (error) => {
      if (!stream || stream.closed) comeBack()
      else stream.destroy(error)
    })
  }
  open()
  await opened
  return {
    what,
    isOpen: () => openSince < Number.POSITIVE_INFINITY,
    openSince: () => openSince,
    heardAt: (upTo, since) => heard.findLast(({ number, at }) => number <= upTo && at > since)?.at,
    returns: () => times - 1,
    close() {
      isClosed = true
      stream?.destroy()
    },
  }
}
