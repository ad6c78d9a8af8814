// A browser that is too old reads one sentence; one that is not never asks for it.
import { beforeEach, expect, test, vi } from 'vitest'

const files: Record<string, string> = import.meta.glob(['./index.html', './public/*.js'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const { './public/theme.js': theme, './public/too-old.js': tooOld } = files
const run = (text = '', world: Record<string, unknown> = {}) =>
  new Function(...Object.keys(world), text)(...Object.values(world))
const append = vi.spyOn(document.head, 'appendChild').mockImplementation((node) => node)
const asked = () => append.mock.calls.map(([node]) => node instanceof HTMLScriptElement && node.getAttribute('src'))

beforeEach(() => {
  append.mockClear()
  document.body.innerHTML = '<div id="root">The page</div>'
})

test('one that lacks what the app needs asks for the sentence, which stands alone then', () => {
  run(theme, { Promise: {} })
  expect(asked()).toEqual(['/too-old.js'])
  run(tooOld)
  expect(document.body.textContent).toBe(
    'This browser is too old to open this page: please update it, or use a current Chrome, Edge, Firefox or Safari.',
  )
})

test('one that has it does not', () => {
  run(theme)
  expect(asked()).toEqual([])
})

test('one that knows no modules is sent there by the page', () => {
  expect(files['./index.html']).toContain('<script nomodule src="/too-old.js"></script>')
})

test.each([
  ['theme.js', theme],
  ['too-old.js', tooOld],
])('%s has no newer words than such browsers read', (_, text = '') => {
  expect(text).not.toMatch(/\?\.[^\d]|\?\?|catch \{|#\w+ ?[=(]|\*\*|\basync\b/)
})
