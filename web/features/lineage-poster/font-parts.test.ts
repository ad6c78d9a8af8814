// The parts of fonts that a saved poster carries: those whose letters it has, and no other.
import { expect, test } from 'vitest'
import { lettersByFace, partsFor } from './font-parts.ts'

const part = (family: string, style: string, range: string) => ({ family, style, range })
const PARTS = [
  part('Serif', 'normal', 'U+100-17F'),
  part('Serif', 'normal', 'U+0-FF'),
  part('Serif', 'normal', 'U+20-7E, U+2019'),
  part('Serif', 'italic', 'U+20-7E'),
  part('Sans', 'normal', 'U+20-7E'),
]
const svgOf = (texts: string) => `<svg viewBox="0 0 1 1" font-family="'Serif',Georgia" fill="#000">${texts}</svg>`
const needed = (texts: string) => partsFor(lettersByFace(svgOf(texts)), PARTS).map((one) => PARTS.indexOf(one))

test.each([
  ['<text x="1">Ed O’Hara</text>', [2]],
  ['<text x="1">Zoë</text>', [1, 2]],
  ['<text x="1">Łukasz</text>', [0, 2]],
  ['<text x="1" font-style="italic">Ed</text>', [3]],
  [`<text x="1" font-family="'Sans',sans-serif">5</text>`, [4]],
  ['<text x="1">Ed</text><text x="2" font-style="italic">Bo</text>', [2, 3]],
  ['<text x="1">山</text>', []],
])('%s needs %j', (texts, parts) => expect(needed(texts)).toEqual(parts))
