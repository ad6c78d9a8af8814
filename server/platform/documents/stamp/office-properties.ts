// The properties of an Office file: a keyword among those that every program shows, and a property of our own.
import { beforeEnd } from './office-package-text.ts'

/** A part that a package may lack. */
export interface PropertyPart {
  name: string
  contentType: string
  /** By which the package names it. */
  relationship: string
  id: string
  /** Its content where it is new. */
  empty: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const CUSTOM = `${OFFICE}/custom-properties`
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

export const CUSTOM_PART: PropertyPart = {
  name: 'docProps/custom.xml',
  contentType: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
  relationship: `${OFFICE}/relationships/custom-properties`,
  id: 'rIdIssuedCustom',
  empty: `${HEAD}<Properties xmlns="${CUSTOM}"></Properties>`,
}

export const CORE_PART: PropertyPart = {
  name: 'docProps/core.xml',
  contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
  relationship: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  id: 'rIdIssuedCore',
  empty: `${HEAD}<cp:coreProperties xmlns:cp="${CORE}"></cp:coreProperties>`,
}

/** Numbers of properties begin at 2. */
export function addProperty(xml: string, name: string, value: string) {
  const numbers = Array.from(xml.matchAll(/\bpid="(\d+)"/g), ([, number]) => Number(number))
  const number = Math.max(1, ...numbers) + 1
  const text = `<vt:lpwstr xmlns:vt="${OFFICE}/docPropsVTypes">${escaped(value)}</vt:lpwstr>`
  return beforeEnd(
    opened(xml),
    `<property xmlns="${CUSTOM}" fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${number}" name="${name}">${text}</property>`,
  )
}

export function addToKeywords(xml: string, word: string) {
  const found = /<((?:[\w-]{1,40}:)?keywords)([^<>]*)>/.exec(xml)
  const [opening = '', name = '', attributes = ''] = found ?? []
  const index = found?.index ?? 0
  const [begin, isEmpty] = [index + opening.length, attributes.endsWith('/')]
  const end = isEmpty ? begin : xml.indexOf(`</${name}>`, begin)
  const words = xml.slice(begin, end)
  if (name === '' || end < 0 || words.includes('<'))
    return beforeEnd(opened(xml), `<keywords xmlns="${CORE}">${word}</keywords>`)
  const own = isEmpty ? attributes.slice(0, -1) : attributes
  const rest = xml.slice(isEmpty ? end : end + `</${name}>`.length)
  return `${xml.slice(0, index)}<${name}${own}>${words === '' ? word : `${words} ${word}`}</${name}>${rest}`
}

/** An outermost element without content, with room for some. */
function opened(xml: string) {
  const whole = xml.trimEnd()
  if (!whole.endsWith('/>')) return xml
  const start = whole.lastIndexOf('<')
  const [, name] = /^<([\w:-]+)/.exec(whole.slice(start)) ?? []
  return name === undefined ? xml : `${whole.slice(0, -2)}></${name}>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
