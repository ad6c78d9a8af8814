import fc from 'fast-check'
import { expect, test } from 'vitest'
import { justifiedRows } from './justified-rows.ts'

const measure = { width: 1144, wanted: 212, gap: 6 }
const LANDSCAPE = { width: 1500, height: 1000 }
const PORTRAIT = { width: 1000, height: 1500 }

test('rows fill the width, and the last keeps the height of the others', () => {
  const rows = justifiedRows([LANDSCAPE, PORTRAIT, LANDSCAPE, LANDSCAPE, PORTRAIT], measure)
  expect(rows).toHaveLength(2)
  expect(rows[0]?.places.at(-1)).toMatchObject({ left: expect.any(Number) })
  const last = rows[0]?.places.at(-1)
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBe(1144)
  expect(rows[1]).toEqual({ first: 4, height: 212, places: [{ left: 0, width: 141 }] })
})

test('a panorama is cut, so that its row keeps some height', () => {
  expect(justifiedRows([{ width: 12_000, height: 1000 }], { ...measure, width: 330, wanted: 118 })).toEqual([
    { first: 0, height: 103, places: [{ left: 0, width: 330 }] },
  ])
})

test('what has no size yet counts as square', () => {
  expect(justifiedRows([{ width: 0, height: 0 }], measure)[0]?.places).toEqual([{ left: 0, width: 212 }])
})

const sized = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) })

test('each picture has one place, none lies on another or past the edge, and no row is out of proportion', () => {
  fc.assert(
    fc.property(fc.array(sized, { maxLength: 60 }), fc.integer({ min: 240, max: 1600 }), (pictures, width) => {
      const wanted = width < 560 ? 118 : 212
      const rows = justifiedRows(pictures, { width, wanted, gap: 6 })
      expect(rows.flatMap(({ first, places }) => places.map((_, at) => first + at))).toEqual(
        pictures.map((_, at) => at),
      )
      for (const { height, places } of rows) {
        expect(height).toBeGreaterThan(wanted * 0.4)
        expect(height).toBeLessThan(wanted * 2)
        for (const [at, place] of places.entries()) {
          const before = places[at - 1]
          expect(place.width).toBeGreaterThan(0)
          expect(place.left + place.width).toBeLessThanOrEqual(width)
          if (before) expect(place.left - before.left - before.width).toBeGreaterThanOrEqual(5)
        }
      }
    }),
  )
})
