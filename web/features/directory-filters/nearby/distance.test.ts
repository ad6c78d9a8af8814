// Distances hold across the date line, at the poles and between antipodes.
import { expect, test } from 'vitest'
import { kmBetween, membersNear } from './distance.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const suva = at(-18.1416, 178.4419)

test.each([
  ['one place', suva, suva, 0],
  ['Copenhagen and Malmö, by a known distance', at(55.6759, 12.5655), at(55.6059, 13.0007), 28.4],
  ['Suva and Apia, across the date line', suva, at(-13.8333, -171.7667), 1145],
  ['either side of the date line', at(0, 179.9), at(0, -179.9), 22.2],
  ['all the way round to the same meridian', at(10, 180), at(10, -180), 0],
  ['over the pole', at(89.9, 0), at(89.9, 180), 22.2],
  ['the pole has one place on every meridian', at(90, 0), at(90, 137), 0],
  ['Longyearbyen and the pole', at(78.2232, 15.6469), at(90, 0), 1309.5],
  ['antipodes', at(45, 45), at(-45, -135), 20_015.1],
])('%s', (_, a, b, km) => {
  expect(Math.abs(kmBetween(a, b) - km)).toBeLessThan(km / 100 + 0.1)
  expect(kmBetween(b, a)).toBeCloseTo(kmBetween(a, b), 6)
})

test('near are those within the radius, its edge included', () => {
  const city = (id: number, longitude: number) => ({
    ...at(0, longitude),
    city: 'Somewhere',
    country: 'Nowhere',
    memberCount: 1,
    members: [{ id, firstName: 'Aurelius', lastName: 'Whitlock' }],
  })
  const edge = kmBetween(at(0, 0), at(0, 0.9))
  const locations = [city(1, 0), city(2, 0.9), city(3, -0.8), city(4, 0.91)]
  expect([...membersNear(at(0, 0), locations, edge)]).toEqual([1, 2, 3])
})
