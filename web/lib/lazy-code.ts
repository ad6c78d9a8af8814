// Code that is fetched later: pages, dialogs, editors, the map. Fetched once, and again where that failed.
import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { Unreachable } from './call-errors.ts'
import { reportOffline, whenOnline } from './connection.ts'
import { fetchFailedStyles } from './lazy-styles.ts'

/** The network is gone, or a newer version has taken the code's place. */
export class CodeNotFetched extends Unreachable {}

/** The shape of a query, so that what waits for code is shown as what waits for an answer. */
interface CodeState<Code> {
  data: Code | undefined
  /** Stays until another attempt has ended. */
  error: CodeNotFetched | null
  isFetching: boolean
}

export type LazyCode<Code> = ReturnType<typeof lazyCode<Code>>

export function lazyCode<Code>(load: () => Promise<Code>) {
  let state: CodeState<Code> = { data: undefined, error: null, isFetching: false }
  let fetching: Promise<Code> | undefined
  const listeners = new Set<() => void>()
  const become = (next: Partial<CodeState<Code>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const attempt = async () => {
    become({ isFetching: true })
    try {
      await fetchFailedStyles()
      const data = await load()
      become({ data, error: null, isFetching: false })
      return data
    } catch (cause) {
      fetching = undefined
      reportOffline()
      const error = new CodeNotFetched('The code could not be loaded', { cause })
      become({ error, isFetching: false })
      throw error
    }
  }
  /** All who ask share one attempt; after a failure the next to ask makes another. Rejects with CodeNotFetched. */
  const fetch = () => {
    fetching ??= attempt()
    return fetching
  }
  return {
    fetch,
    /** For when it is about to be needed; a failure is told to whoever then needs it. */
    fetchAhead: () => void fetch().catch(() => {}),
    /** What is here already. */
    fetched: () => state.data,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Fetches once `wanted`, and again when the line is back that was missing; answers what a QueryState takes. */
export function useCode<Code>(code: LazyCode<Code>, wanted = true) {
  const state = useSyncExternalStore(code.subscribe, code.state, code.state)
  useEffect(() => {
    if (wanted) code.fetchAhead()
  }, [code, wanted])
  const isMissing = wanted && state.error !== null
  useEffect(() => (isMissing ? whenOnline(code.fetchAhead) : undefined), [code, isMissing])
  return { ...state, refetch: code.fetch }
}

/** A page for the router, which fetches it through `preload` and shows the problem page when that fails. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const code = lazyCode(load)
  const Page = () => {
    const pages = code.fetched()
    return pages ? createElement(pages[name]) : null
  }
  const preload = async () => {
    await code.fetch()
  }
  return Object.assign(Page, { preload: () => (code.fetched() ? undefined : preload()) })
}
