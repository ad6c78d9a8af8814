// PowerPoint files: their slides in the order in which they are shown, with their pictures, within bounds.
import type { Slides } from '@aerie/contract/document-viewing'
import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { madePptx, madePptxOf, madeRelationships } from './made-document.fixture.ts'
import { readSlides } from './slides.ts'

function slidesOf(file: Uint8Array) {
  const { rendition, pages, count } = readSlides(file)
  const shown: Slides = JSON.parse(strFromU8(rendition?.bytes ?? new Uint8Array()))
  return { ...shown, count, pictures: rendition?.pictures ?? [], texts: pages.map(({ body }) => body) }
}
const said = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`
const shape = (inside: string, ph = '') => `<p:sp><p:nvSpPr><p:nvPr>${ph}</p:nvPr></p:nvSpPr>${inside}</p:sp>`

test('a title, lines, rows of tables, and pictures with their words', () => {
  const table = `<p:graphicFrame><a:tbl><a:tr><a:tc>${said('Roof')}</a:tc><a:tc>${said('9,000')}</a:tc></a:tr><a:tr><a:tc>${said('Porch')}</a:tc></a:tr></a:tbl></p:graphicFrame>`
  const picture = (id: string, alt: string) =>
    `<p:pic><p:cNvPr id="2" descr="${alt}"/><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`
  const slide = `<p:sld><p:cSld>${shape(said('Welcome'), '<p:ph type="ctrTitle"/>')}${shape(said('One &amp; two') + said('Three'))}${table}${picture('rId2', 'The porch')}${picture('rId3', '')}</p:cSld></p:sld>`
  const { slides, pictures, texts } = slidesOf(
    madePptxOf([slide, '<p:sld show="0"/>'], {
      'ppt/slides/_rels/slide1.xml.rels': madeRelationships([
        ['rId2', 'image', '../media/Image1.PNG'],
        ['rId3', 'image', 'https://elsewhere.example/pixel.png'],
      ]),
      'ppt/media/image1.png': 'the picture',
    }),
  )
  expect(slides).toEqual([
    {
      title: 'Welcome',
      lines: ['One & two', 'Three', 'Roof | 9,000', 'Porch'],
      pictures: [{ number: 0, alt: 'The porch' }],
      isHidden: false,
    },
    { title: null, lines: [], pictures: [], isHidden: true },
  ])
  expect(pictures.map((bytes) => strFromU8(bytes))).toEqual(['the picture'])
  expect(texts).toEqual(['Welcome\nOne & two\nThree\nRoof | 9,000\nPorch', ''])
})

test('the order is the presentation’s, not that of the names', () => {
  const file = madePptxOf(
    ['First', 'Second'].map((text) => `<p:sld>${shape(said(text))}</p:sld>`),
    {
      'ppt/_rels/presentation.xml.rels': madeRelationships([
        ['rId0', 'slide', 'slides/slide2.xml'],
        ['rId1', 'slide', '/ppt/Slides/slide1.xml'],
      ]),
    },
  )
  expect(slidesOf(file).texts).toEqual(['Second', 'First'])
})

test('a picture that stands on every slide is kept once; of many slides the first are shown', () => {
  const slide = '<p:sld><p:pic><a:blip r:embed="rId1"/></p:pic></p:sld>'
  const rels = madeRelationships([['rId1', 'image', '../media/image1.png']])
  const { slides, pictures } = slidesOf(
    madePptxOf([slide, slide], {
      'ppt/slides/_rels/slide1.xml.rels': rels,
      'ppt/slides/_rels/slide2.xml.rels': rels,
      'ppt/media/image1.png': 'the picture',
    }),
  )
  expect([pictures.length, slides.map((one) => one.pictures[0]?.number)]).toEqual([1, [0, 0]])
  const many = slidesOf(madePptx(Array.from({ length: 502 }, (_, at) => `Slide ${at}`)))
  expect([many.slides.length, many.left, many.count]).toEqual([500, 2, 502])
})
