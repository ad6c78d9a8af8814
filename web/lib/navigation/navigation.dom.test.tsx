// What readers notice of going from page to page: where the page stands, and what a link does with a click.
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouterLink } from '../../app/router-link.tsx'
import { openAt } from '../../test/router.tsx'
import { useSearch } from './navigation.tsx'
import { at } from './site-map.ts'

const scrolled = vi.fn((_: number, y: number) => vi.stubGlobal('scrollY', y))
beforeEach(() => {
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', scrolled)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  scrolled.mockClear()
})

const fetched = vi.fn()
const Home = () => (
  <>
    <RouterLink to="/far">Far</RouterLink>
    <RouterLink to="/far" target="_blank">
      Beside
    </RouterLink>
    <RouterLink to="/?tab=all">All</RouterLink>
  </>
)
const Far = () => <h2 id="end">{JSON.stringify(useSearch('/media'))}</h2>

const open = (...addresses: string[]) =>
  openAt(addresses, [at('/', Home), at('/far', () => <p>There</p>, { ahead: fetched }), at('/media', Far)])

test('a new page begins at its top, and going back leads to where one was', async () => {
  const { go, back } = await open('/')
  vi.stubGlobal('scrollY', 700)
  await go('/far')
  expect(scrollY).toBe(0)
  vi.stubGlobal('scrollY', 300)
  await back()
  expect(scrollY).toBe(700)
})

test('what only narrows a page down leaves it where it is', async () => {
  const { router } = await open('/')
  vi.stubGlobal('scrollY', 700)
  await act(() => router.ask({ tab: 'all' }, { resetScroll: false }))
  expect(scrollY).toBe(700)
})

test('an address leads to the part of the page that it names', async () => {
  const shown = vi.fn()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown)
  const { go } = await open('/')
  await go('/media?photo=3#end')
  expect(shown).toHaveBeenCalledOnce()
  expect(screen.getByText('{"photo":3}')).toBeDefined()
})

test('a click opens the page in place; with a key held down or for another window it is the browser’s', async () => {
  const { at: address } = await open('/')
  expect(fireEvent.click(screen.getByText('Far'), { metaKey: true })).toBe(true)
  expect(fireEvent.click(screen.getByText('Beside'))).toBe(true)
  expect(address()).toBe('/')
  expect(fireEvent.click(screen.getByText('Far'))).toBe(false)
  await screen.findByText('There')
  expect(address()).toBe('/far')
})

test('what a link leads to is fetched when somebody rests on it, or touches it', async () => {
  await open('/')
  fetched.mockClear()
  vi.useFakeTimers()
  fireEvent.mouseEnter(screen.getByText('Far'))
  fireEvent.mouseLeave(screen.getByText('Far'))
  vi.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByText('Far'))
  vi.runAllTimers()
  expect(fetched).toHaveBeenCalledOnce()
  fireEvent.touchStart(screen.getByText('Far'))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a link to the very address says that it is the current one', async () => {
  const { router } = await open('/')
  expect(screen.getByText('All').getAttribute('aria-current')).toBeNull()
  await act(() => router.ask({ tab: 'all' }))
  expect(screen.getByText('All').getAttribute('aria-current')).toBe('page')
})

test('what fails while it is drawn is told in its place, until another page is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('broken')
  }
  const { go } = await openAt(['/'], [at('/', Home), at('/far', Broken)])
  await go('/far')
  expect(screen.getByRole('alert').textContent).toBe('Error: broken')
  await go('/')
  expect(screen.getByText('Far')).toBeDefined()
})
