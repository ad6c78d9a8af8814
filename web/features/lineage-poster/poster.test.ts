// The poster: everybody is on it by name, whatever the names, and it lies on its paper as it fits.

import { brotherhood } from '@aerie/lineage-layout/brotherhood.fixture'
import { layOut } from '@aerie/lineage-layout/layout'
import { expect, test } from 'vitest'
import { asTree, brother } from '#features/lineage/brothers.fixture.ts'
import { forestOf } from '#features/lineage/model/forest.ts'
import { openLineage } from '#features/lineage/model/lineage.ts'
import { drawPoster } from './draw-poster.ts'
import { onPaper, pageFor } from './paper.ts'

function posterOf(brothers: Parameters<typeof asTree>[0], subtitle = 'All') {
  const forest = forestOf(asTree(brothers))
  const whole = layOut(forest)
  return drawPoster({
    lineage: openLineage({ forest, whole }, 'OSOP', 1),
    layout: whole,
    title: 'Lineages',
    subtitle,
    widthOf: (name) => name.length * 6.6,
  })
}

test('everybody is on it once, with every line', () => {
  const { svg } = posterOf(brotherhood(60, 5, 0))
  const names = [...svg.matchAll(/font-size="13"[^>]*>(Brother \d+)</g)].map(([, name]) => name)
  expect(names).toHaveLength(60)
  expect(new Set(names).size).toBe(60)
  expect(svg).toContain('1st Class')
})

test('signs of XML in names are written as such, and what XML has no place for is left out', () => {
  const { svg } = posterOf([brother(1, { firstName: 'A<b>&"', lastName: 'C\u0001\ud800' })], 'x < y')
  expect(svg).toContain('>A&lt;b&gt;&amp;&quot; C<')
  expect(svg).toContain('x &lt; y')
  expect(svg).not.toContain('\u0001')
})

test('a name that does not fit between its neighbours is shortened as in the tree', () => {
  const row = ['Bartholomew Featherstone', 'Ed Lund', 'Bo Lund'].map((name, at) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return brother(at + 1, { pledgeClass: 1, firstName, lastName })
  })
  const many = Array.from({ length: 30 }, (_, at) => brother(at + 4, { pledgeClass: 1 }))
  expect(posterOf([...row, ...many]).svg).toMatch(/>B\. Featherstone<|>Featherstone</)
})

test('a narrow tree is spread, a wide one keeps its nodes apart', () => {
  const narrow = posterOf([brother(1, { pledgeClass: 1 })])
  expect(narrow.width).toBe(1600)
  const wide = posterOf(Array.from({ length: 50 }, (_, at) => brother(at + 1, { pledgeClass: 1 })))
  expect(wide.width).toBeGreaterThan(50 * 96)
})

test('a logo stands at the right of the title, and a long name in letters that the page has room for', () => {
  const forest = forestOf(asTree([brother(1, { pledgeClass: 1 })]))
  const whole = layOut(forest)
  const lineage = openLineage({ forest, whole }, 'OSOP', 1)
  const logo = { data: 'data:image/png;base64,AAAA', width: 600, height: 200 }
  const of = (subtitle: string) =>
    drawPoster({ lineage, layout: whole, title: 'Lineages', subtitle, logo, widthOf: () => 1 }).svg
  expect(of('Aerie')).toContain('<image href="data:image/png;base64,AAAA" x="1120" y="60" width="390" height="130"/>')
  const sizeOf = (svg: string) => Number(/font-size="(\d+)" font-style="italic"/.exec(svg)?.[1])
  expect(sizeOf(of('Aerie'))).toBe(30)
  expect(sizeOf(of('o'.repeat(120))) * 120 * 0.5).toBeLessThanOrEqual(1600 - 180)
})

test.each([
  ['a3', { width: 3000, height: 2000 }, { width: 420, height: 297 }],
  ['a3', { width: 2000, height: 3000 }, { width: 297, height: 420 }],
  ['own', { width: 2000, height: 3000 }, { width: 540, height: 810 }],
  ['own', { width: 40_000, height: 4000 }, { width: 5000, height: 500 }],
] as const)('on %s a drawing of %j has a page of %j', (paper, size, page) => {
  expect(pageFor(size, paper)).toEqual(page)
  const svg = '<svg viewBox="0 0 1 1"></svg>'
  expect(onPaper({ svg, ...size }, paper)).toContain(`width="${page.width}mm" height="${page.height}mm"`)
})
