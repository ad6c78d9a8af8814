// Drawings come out as they were, without what was written into them and into the pictures in them.
import { expect, test } from 'vitest'
import { cleanDrawing } from './drawing.ts'
import { CAMERA, PLACED, toldBy } from './placed.fixture.ts'

const clean = async (svg: string) => (await cleanDrawing(Buffer.from(svg))).toString()

test('what draws stays byte for byte', async () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg [ <!ENTITY ns "http://example.org/>"> ]>
<svg xmlns="http://www.w3.org/2000/svg" desc="a > b"><style><![CDATA[ a > b {} <metadata> ]]></style><text>Größe: data 5</text></svg>`
  expect(await clean(svg)).toBe(svg)
})

test.each([
  `<svg><metadata>${CAMERA}</metadata><g/></svg>`,
  `<svg><svg:metadata id="a">${CAMERA}</svg:metadata><g/></svg>`,
  `<svg><rdf:RDF a=">${CAMERA}">${CAMERA}</rdf:RDF><g/></svg>`,
  `<svg><!-- ${CAMERA} --><?xpacket ${CAMERA}?><metadata a="${CAMERA}"/><g/></svg>`,
])('%s keeps its group alone', async (svg) => {
  expect(await clean(svg)).toBe('<svg><g/></svg>')
})

test('pictures in it are made anew, drawings in it cleaned, and what cannot be is left out', async () => {
  const jpeg = (await PLACED.jpg(80)).toString('base64')
  const nested = Buffer.from(`<svg><metadata>${CAMERA}</metadata><image href="data:image/jpeg;base64,${jpeg}"/></svg>`)
  for (const svg of [
    `<svg><image href="data:image/jpeg;base64,${jpeg}"/></svg>`,
    `<svg><image href='data:image/png;base64,\n${(await PLACED.png(80)).toString('base64')}'/></svg>`,
    `<svg><style>a { fill: url(data:image/webp;base64,${(await PLACED.webp(80)).toString('base64')}) }</style></svg>`,
    `<svg><image href="data:image/svg+xml;base64,${nested.toString('base64')}"/></svg>`,
    `<svg><image href="data:image/jpeg,${CAMERA}"/></svg>`,
  ]) {
    const cleaned = await clean(svg)
    expect(await toldBy(Buffer.from(cleaned))).toEqual([])
    for (const [, inner = ''] of cleaned.matchAll(/svg\+xml;base64,([^"]*)/g))
      expect(await toldBy(Buffer.from(inner, 'base64'))).toEqual([])
  }
  expect(await clean(`<svg><image href="data:image/jpeg,${CAMERA}"/></svg>`)).toBe('<svg><image href="data:,"/></svg>')
})

test.each(['<svg><metadata>', '<svg', '<svg><!-- ', '<svg a="'])(
  '%s breaks off, and is refused with a sentence',
  async (svg) => {
    await expect(clean(svg)).rejects.toThrow('This drawing is damaged or incomplete')
  },
)

test('millions of declarations are walked over once', async () => {
  const declared = '<!a>'.repeat(2_500_000)
  expect((await clean(`${declared}<svg><!-- ${CAMERA} --></svg>`)) === `${declared}<svg></svg>`).toBe(true)
})
