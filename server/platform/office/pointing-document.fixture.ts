// A Word file whose pictures lie elsewhere: on a server, and in a file of the machine that reads it.
import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`

const PACKAGE_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
  <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>
</Relationships>`

const picture = (number: number) => `<w:p><w:r><w:drawing><wp:inline>
  <wp:extent cx="1905000" cy="952500"/><wp:docPr id="${number}" name="Picture ${number}"/>
  <a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic>
    <pic:nvPicPr><pic:cNvPr id="${number}" name="Picture"/><pic:cNvPicPr/></pic:nvPicPr>
    <pic:blipFill><a:blip r:link="picture${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
    <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></a:xfrm>
      <a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>
  </pic:pic></a:graphicData></a:graphic>
</wp:inline></w:drawing></w:r></w:p>`

const documentOf = (paragraphs: readonly string[], pictures: number) => `${HEAD}<w:document
  xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"
  xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>
${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}
${Array.from({ length: pictures }, (_, at) => picture(at + 1)).join('')}</w:body></w:document>`

/** `pictures`: their addresses. */
export const documentPointingAt = (paragraphs: readonly string[], pictures: readonly string[] = []) =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(PACKAGE_RELATIONSHIPS),
    'word/document.xml': strToU8(documentOf(paragraphs, pictures.length)),
    'word/_rels/document.xml.rels': strToU8(`${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
      ${pictures.map((target, at) => `<Relationship Id="picture${at + 1}" Type="${OFFICE}/image" Target="${target}" TargetMode="External"/>`).join('')}
    </Relationships>`),
  })
