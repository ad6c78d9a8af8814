// Browsers on systems that have other fonts than this one, as packages bring their files.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import subsetFont from 'subset-font'
import { findBrowser } from '../scripts/browser.mjs'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'

const PACKAGES = new URL('../node_modules/', import.meta.url)

const google = (name: string, ...styles: string[]) =>
  styles.map((style) => `@fontsource/${name}/files/${name}-latin-${style}.woff2`)
const dejaVu = (...names: string[]) => names.map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`)

const NOTO_SERIF = google('noto-serif', '400-normal', '400-italic')
const ALL_WE_KNOW = {
  Liberation: [
    ...google('arimo', '400-normal', '700-normal'),
    ...google('tinos', '400-normal', '400-italic', '700-normal'),
  ],
  // As Debian's core has it: without italics.
  DejaVu: dejaVu('DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'),
  Noto: [...google('noto-sans', '400-normal', '700-normal'), ...NOTO_SERIF],
  Android: [...google('roboto', '400-normal', '700-normal'), ...NOTO_SERIF],
}
/** Its letters are of one width, so that it stands in for none of ours. */
export const WITHOUT_STAND_IN = dejaVu('DejaVuSansMono')

/** By name the files of their fonts; elsewhere than on Linux, the fonts of a browser are the system's. */
export const SYSTEMS: Record<string, string[]> = process.platform === 'linux' ? ALL_WE_KNOW : { 'this system': [] }

/** As systems have it; with more, letters are as wide as whole pixels. */
const SLIGHT_HINTING =
  '<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>'

/** What English, and a little more, is written in. */
const LETTERS = Array.from({ length: 0x2026 }, (_, code) => String.fromCharCode(code + 0x20)).join('')

/** Browsers read no woff2 among a system's fonts. */
async function asTrueType(file: string) {
  const font = await readFile(new URL(file, PACKAGES))
  return file.endsWith('.ttf') ? font : subsetFont(font, LETTERS, { targetFormat: 'truetype' })
}

/** A browser that finds only these on its system. */
export async function launchWith(fonts: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-fonts-'))
  await mkdir(join(folder, 'fonts'))
  for (const file of fonts)
    await writeFile(join(folder, 'fonts', basename(file).replace(/\.\w+$/, '.ttf')), await asTrueType(file))
  const configuration = join(folder, 'fonts.conf')
  const dirs = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir>`
  await writeFile(configuration, `<?xml version="1.0"?><fontconfig>${dirs}${SLIGHT_HINTING}</fontconfig>`)
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: BROWSER_ARGUMENTS,
    env: { ...process.env, ...(fonts.length > 0 && { FONTCONFIG_FILE: configuration }) },
  })
  const close = async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { browser, close }
}
