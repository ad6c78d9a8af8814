// The fonts of a saved poster as a part of it, so that a print shop sees the letters that we see.
import { asData } from './carried-data.ts'
import { type FontSubset, lettersByFace, partsFor } from './font-parts.ts'

/** The drawing with the parts of the page's fonts whose letters it has. Throws a sentence where one does not arrive. */
export async function withFonts(svg: string): Promise<string> {
  const rules = await Promise.all(partsFor(lettersByFace(svg), partsOfPage()).map(carriedRule))
  return rules.length === 0
    ? svg
    : svg.replace(/<svg [^<>]*>/, (opening) => `${opening}<style>${rules.join('')}</style>`)
}

interface PagePart extends FontSubset {
  /** As CSS writes it. */
  descriptors: string
  address: string
}

/** In the order of the page's styles. */
function partsOfPage(): PagePart[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    const address = /url\("([^"]+)"\)/.exec(read('src'))?.[1]
    if (!address || !read('unicode-range')) return []
    const descriptors = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    return {
      family: read('font-family').replaceAll(/['"]/g, ''),
      style: read('font-style') || 'normal',
      range: read('unicode-range'),
      descriptors: descriptors.map((name) => `${name}:${read(name).replaceAll('"', "'")};`).join(''),
      address: new URL(address, rule.parentStyleSheet?.href ?? document.baseURI).href,
    }
  })
}

async function carriedRule({ descriptors, address }: PagePart) {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new Error('The fonts of the poster could not be loaded. Try again.')
  return `@font-face{${descriptors}src:url(${await asData(await answer.blob(), 'font/woff2')}) format('woff2')}`
}
