// Lays out a Word file in a frame without origin, network or storage: it is given the bytes, and says when they are shown.
import { renderAsync } from 'docx-preview'
import { bringIntoView, showFound } from '#features/documents/finding/show-found.ts'
import type { FromFrame, ToFrame } from './word-messages.ts'

/** The size and margins of a page are A4's where the file names none. */
const STYLE = `
  html { color-scheme: light; }
  body { margin: 0; overflow: auto; overflow-wrap: anywhere; }
  .docx-wrapper { box-sizing: border-box; width: max-content; min-width: 100%; padding: 16px !important; background: none !important; }
  .docx-wrapper > section.docx { width: 595pt; min-height: 842pt; padding: 72pt; margin-bottom: 16px !important; box-shadow: 0 1px 6px rgb(0 0 0 / 0.35) !important; }
  a { cursor: pointer; }
  img, svg { max-width: 100%; }
  ::highlight(found) { background-color: rgb(222 170 66 / 0.4); text-decoration: underline 2px #a86f12; }
  ::highlight(found-first) { background-color: #d9a441; color: #16130c; }
`

const tell = (message: FromFrame) => parent.postMessage(message, '*')

/** Each is emptied before it is filled. */
const [styles, pages] = [document.createElement('div'), document.createElement('div')]

let factor = 1

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return
  if (data.kind === 'zoom') {
    factor = data.factor
    fitPages()
  } else void show(data)
})

async function show({ bytes, sought }: Extract<ToFrame, { kind: 'show' }>) {
  try {
    await renderAsync(bytes, pages, styles, {
      ignoreFonts: true,
      renderAltChunks: false,
      renderChanges: false,
      renderComments: false,
      useBase64URL: true,
    })
    for (const style of styles.querySelectorAll('style')) style.textContent = withBullets(style.textContent)
    fitPages()
    const { first } = showFound(pages, sought)
    if (first) bringIntoView(first, null)
    tell({ kind: 'shown' })
  } catch {
    tell({ kind: 'broken' })
  }
}

/** Signs of Symbol and Wingdings, which are not on every machine. */
const BULLETS: Record<string, string> = { '\uf0b7': '•', '\uf0a7': '▪', '\uf0d8': '➢', '\uf0fc': '✓', '\uf076': '❖' }

const withBullets = (css: string) => css.replace(/[\uf000-\uf0ff]/g, (sign) => BULLETS[sign] ?? '•')

/** Pages are never wider than the frame, unless they are wanted larger. */
function fitPages() {
  const wrapper = document.querySelector<HTMLElement>('.docx-wrapper')
  if (!wrapper) return
  wrapper.style.zoom = '1'
  const widest = wrapper.scrollWidth
  wrapper.style.zoom = String(Math.min(1, document.documentElement.clientWidth / widest) * factor)
}

addEventListener('resize', fitPages)
addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ kind: 'escape' }))

for (const kind of ['click', 'auxclick'] as const)
  addEventListener(
    kind,
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      if (!link) return
      event.preventDefault()
      if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView()
      else tell({ kind: 'link', href })
    },
    true,
  )

const style = document.createElement('style')
style.textContent = STYLE
document.head.append(style)
document.body.append(styles, pages)
tell({ kind: 'ready' })
