// What lies in the kit is for everybody: each of its pieces serves two parts of the product, or another piece.
import { expect, test } from 'vitest'
import { fetchedBy, importsOf, sources } from '../sources.fixture.ts'

const FOLDERS = ['controls', 'feedback', 'layout', 'lists', 'overlays', 'theme']

/** In the kit before their second user is here, each with who that will be. */
const AHEAD: Record<string, string> = {
  'ui/controls/inline-select': 'who sees an album or a document',
  'ui/controls/virtual-options': 'whom a photo shows, from among everybody',
  'ui/feedback/count-badge': 'whatever counts in the sidebar, which lays it out',
}

const files = [...sources.keys()].filter((path) => path.startsWith('ui/') && !/\.d\.ts$/.test(path))
const pieceOf = (path: string) => path.replace(/\.\w+$/, '')
const users = [...sources.keys()].filter((path) => !path.startsWith('gallery/') && /\.tsx?$|^styles\.css$/.test(path))

/** A feature, a page or a file of the app; within the kit, a piece. */
function partOf(path: string) {
  const [, feature] = /^features\/([^/]+)/.exec(path) ?? []
  return feature ?? pieceOf(path)
}

function partsThatUse(piece: string) {
  const parts = users
    .filter((path) => [...importsOf(path), ...fetchedBy(path)].some((target) => pieceOf(target) === piece))
    .map(partOf)
  return new Set(parts.filter((part) => part !== piece))
}

test('the kit has six folders', () => {
  expect([...new Set(files.map((path) => path.split('/')[1]))].sort()).toEqual(FOLDERS)
})

test('every piece of it serves two parts of the product or another piece', () => {
  const pieces = [...new Set(files.filter((path) => !path.startsWith('ui/theme/')).map(pieceOf))]
  const lonely = pieces.filter((piece) => {
    const parts = partsThatUse(piece)
    return parts.size < 2 && ![...parts].some((part) => part.startsWith('ui/'))
  })
  expect(lonely.sort()).toEqual(Object.keys(AHEAD))
})

test('it knows neither features nor the contract', () => {
  const outside = files.flatMap((path) => importsOf(path).filter((target) => !/^(ui|lib)\//.test(target)))
  expect(outside).toEqual([])
})
