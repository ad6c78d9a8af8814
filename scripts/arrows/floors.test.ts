// The drawing of the floors in docs/architecture.md is what the import rules read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { GROUND_FLOOR, UPPER_FLOORS } from './floors.mjs'

/** The rows of the drawing, each a floor; what does not fit into a line goes on in the next. */
function drawnFloors() {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const [, drawing = ''] = /## The floors[^`]*```\n([^`]*)```/.exec(page) ?? []
  const floors: string[][] = []
  for (const line of drawing.trimEnd().split('\n')) {
    const names = line.slice(16).split(' · ')
    if (line.slice(8, 16).trim() === '') floors.at(-1)?.push(...names)
    else floors.push(names)
  }
  return floors
}

test('every floor is drawn, in its order', () => {
  const floorsOf = (part: 'server' | 'web') => [GROUND_FLOOR[part], ...UPPER_FLOORS[part]]
  expect(drawnFloors()).toEqual([...floorsOf('server'), ...floorsOf('web')])
})
