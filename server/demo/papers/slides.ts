// Writes slides of the demo as a PowerPoint file, the last with a picture: the least that programs open.
import { type WrittenPart, writePackage } from '#platform/documents/writing-packages.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const TYPE = 'application/vnd.openxmlformats-officedocument'
/** Sizes are in parts of an inch, 914,400 of them. */
const [WIDE, HIGH] = [12_192_000, 6_858_000]

/** Slides are divided by an empty line; the first line of each is its title. */
export function pptxOf(text: string, picture: Uint8Array): Buffer {
  const slides = text.split('\n\n')
  const at = (number: number) => `ppt/slides/slide${number + 1}.xml`
  return Buffer.from(
    writePackage(
      [
        part('ppt/presentation.xml', 'presentationml.presentation.main', presentation(slides.length), [
          relation('rIdMaster', 'slideMaster', 'ppt/slideMasters/slideMaster1.xml'),
          ...slides.map((_, number) => relation(`rId${number + 1}`, 'slide', at(number))),
        ]),
        part('ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster', MASTER, [
          relation('rId1', 'slideLayout', 'ppt/slideLayouts/slideLayout1.xml'),
          relation('rId2', 'theme', 'ppt/theme/theme1.xml'),
        ]),
        part('ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout', LAYOUT, [
          relation('rId1', 'slideMaster', 'ppt/slideMasters/slideMaster1.xml'),
        ]),
        part('ppt/theme/theme1.xml', 'theme', THEME, []),
        ...slides.map((slide, number) => {
          const isLast = number === slides.length - 1
          return part(at(number), 'presentationml.slide', slideOf(slide, isLast), [
            relation('rId1', 'slideLayout', 'ppt/slideLayouts/slideLayout1.xml'),
            ...(isLast ? [relation('rId2', 'image', 'ppt/media/image1.jpg')] : []),
          ])
        }),
        { name: 'ppt/media/image1.jpg', contentType: 'image/jpeg', content: picture, relationships: [] },
      ],
      6,
    ),
  )
}

function part(name: string, type: string, xml: string, relationships: WrittenPart['relationships']): WrittenPart {
  return { name, contentType: `${TYPE}.${type}+xml`, content: new TextEncoder().encode(HEAD + xml), relationships }
}

const relation = (id: string, type: string, target: string) => ({ id, type, target, isExternal: false })

const presentation = (count: number) =>
  `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rIdMaster"/></p:sldMasterIdLst><p:sldIdLst>${Array.from(
    { length: count },
    (_, number) => `<p:sldId id="${256 + number}" r:id="rId${number + 1}"/>`,
  ).join('')}</p:sldIdLst><p:sldSz cx="${WIDE}" cy="${HIGH}"/><p:notesSz cx="${HIGH}" cy="${WIDE}"/></p:presentation>`

function slideOf(text: string, hasPicture: boolean) {
  const [title = '', ...lines] = text.split('\n')
  const half = hasPicture ? 5_200_000 : 10_600_000
  const shapes = [
    box(2, 'Title', [title], { x: 800_000, y: 600_000, wide: 10_600_000, high: 1_200_000 }, 4000),
    box(3, 'Text', lines, { x: 800_000, y: 2_000_000, wide: half, high: 4_000_000 }, 2400),
    hasPicture ? PICTURE : '',
  ]
  return `<p:sld ${NAMES}><p:cSld>${treeOf(shapes.join(''))}</p:cSld></p:sld>`
}

interface SlideFrame {
  x: number
  y: number
  wide: number
  high: number
}

const box = (id: number, name: string, lines: string[], place: SlideFrame, size: number) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${frame(place)}</p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines
    .map((line) => `<a:p><a:r><a:rPr lang="en-US" sz="${size}"/><a:t>${escaped(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`

const frame = ({ x, y, wide, high }: SlideFrame) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${wide}" cy="${high}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`

const PICTURE = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture" descr="The house on Pine"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frame({ x: 6_300_000, y: 2_000_000, wide: 5_100_000, high: 3_400_000 })}</p:spPr></p:pic>`

const treeOf = (shapes: string) =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree>`

const MASTER = `<p:sldMaster ${NAMES}><p:cSld>${treeOf('')}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`
const LAYOUT = `<p:sldLayout ${NAMES} type="blank"><p:cSld>${treeOf('')}</p:cSld></p:sldLayout>`

const COLOURS = {
  ...{ dk1: '1F1A14', lt1: 'FFFFFF', dk2: '3B3226', lt2: 'F4EEE2', accent1: '9A7B3F', accent2: '5B6B7A' },
  ...{
    accent3: '7A4B3F',
    accent4: '4F6B4B',
    accent5: '6B5B7A',
    accent6: '7A6B3F',
    hlink: '9A7B3F',
    folHlink: '5B6B7A',
  },
}
const FONT = '<a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/>'
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const THEME = `<a:theme ${NAMES} name="House"><a:themeElements><a:clrScheme name="House">${Object.entries(COLOURS)
  .map(([name, colour]) => `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`)
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="House"><a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont></a:fontScheme><a:fmtScheme name="House"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln>${FILL}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
