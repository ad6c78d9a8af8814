// A page whose code is fetched when somebody is about to open it.
import { type ComponentType, createElement } from 'react'

/** The code of a page could not be fetched: the network is gone, or a newer version has taken its place. */
export class PageNotFetched extends Error {}

/** The router fetches through `preload` and shows the problem page when that fails; going there again tries again. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let page: ComponentType | undefined
  const fetchPage = async () => {
    const pages = await load().catch((cause: unknown) => {
      throw new PageNotFetched(`${name} could not be fetched`, { cause })
    })
    page = pages[name]
  }
  const Page = () => (page ? createElement(page) : null)
  return Object.assign(Page, { preload: () => (page ? undefined : fetchPage()) })
}
