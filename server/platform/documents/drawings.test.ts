// A drawing is known by its first element, and nothing that was made to mislead the look at it takes long.
import { expect, test } from 'vitest'
import { beginsAsDrawing } from './drawings.ts'

const DOCTYPE = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

test.each([
  '<svg/>',
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '\n <SVG>',
  `<?xml version="1.0"?>\n<!-- a heron -->\n${DOCTYPE}<!-- by nobody --><svg\nwidth="1">`,
])('%j is one', (text) => {
  expect(beginsAsDrawing(text)).toBe(true)
})

test.each([
  '',
  'svg',
  '<svgs>',
  '<svg',
  '<html><svg/></html>',
  '<!-- <svg/>',
  '<!--><svg/>',
  '<?xml version="1.0"><svg/>',
  '<!---->'.repeat(45),
  `${'<!---->'.repeat(9_000)}x`,
  `${'<!--'.repeat(16_000)}x`,
  `${' '.repeat(65_000)}x`,
  `${' <!DOCTYPE>'.repeat(5_000)}x`,
  '<!DOCTYPE '.repeat(6_000),
])('%.20s is none', (text) => {
  expect(beginsAsDrawing(text)).toBe(false)
})
