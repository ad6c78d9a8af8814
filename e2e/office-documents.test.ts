// Office files in a real browser: a Word file is laid out where nothing in it can do anything, a workbook and slides are read.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  madeDocxOf,
  madePptx,
  madeRelationships,
  madeXlsx,
} from '../server/platform/documents/made-document.fixture.ts'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ELSEWHERE = 'https://elsewhere.example'
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const link = (id: string, text: string) => `<w:p><w:hyperlink r:id="${id}">${run(text)}</w:hyperlink></w:p>`
const picture =
  '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="9525" cy="9525"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="rId3" r:link="rId3"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'

/** Wants to fetch, to run and to lead away. */
const hostileDocx = () =>
  madeDocxOf(
    `<w:p>${run('The by-laws of the house')}</w:p>${link('rId1', 'Our site')}${link('rId2', 'Run this')}${picture}<w:altChunk r:id="rId4"/>`,
    {
      'word/_rels/document.xml.rels': madeRelationships([
        ['rId1', 'hyperlink', `${ELSEWHERE}/rules`],
        ['rId2', 'hyperlink', 'javascript:top.document.title=1'],
        ['rId3', 'image', `${ELSEWHERE}/pixel.png`],
        ['rId4', 'aFChunk', 'page.html'],
        ['rId5', 'styles', 'styles.xml'],
      ]),
      'word/page.html': `<script>fetch('${ELSEWHERE}/script')</script><img src="${ELSEWHERE}/chunk.png">`,
      'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="a}body{background:url(${ELSEWHERE}/style.png)"><w:name w:val="a"/></w:style></w:styles>`,
    },
  )

async function add(page: Page, name: string, content: Uint8Array) {
  await page.getByRole('button', { name: 'Upload Document' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  await dialog.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })
  const title = name.replace(/\.\w+$/, '')
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe(title)
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `View ${title}`, exact: true }).click()
  return page.getByRole('dialog', { name: title })
}

function watchElsewhere(page: Page) {
  const asked: string[] = []
  page.context().on('request', (request) => request.url().startsWith(ELSEWHERE) && asked.push(request.url()))
  return asked
}

test('a Word file is read, and what it wants to do does not happen', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  await page.context().route(`${ELSEWHERE}/**`, (route) => route.fulfill({ body: 'elsewhere' }))
  const asked = watchElsewhere(page)
  const viewer = await add(page, 'hostile.docx', hostileDocx())
  const paper = viewer.frameLocator('iframe')
  await paper.getByText('The by-laws of the house').waitFor()
  await check(page, 'a Word file', '[role=dialog]')
  await paper.getByText('Run this').click()
  const [opened] = await Promise.all([page.context().waitForEvent('page'), paper.getByText('Our site').click()])
  await opened.waitForLoadState()
  expect([opened.url(), await opened.evaluate(() => String(window.opener))]).toEqual([`${ELSEWHERE}/rules`, 'null'])
  await opened.close()
  expect(asked, 'the member himself has followed one link').toEqual([`${ELSEWHERE}/rules`])
  expect(await page.title()).not.toBe('1')
  await paper.getByText('The by-laws of the house').click()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
})

test('the frame alone holds against a file that nobody has looked into', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  const asked = watchElsewhere(page)
  const said = await page.evaluate(
    async (bytes) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = '/word-frame.html'
      const heard = new Promise((resolve) => {
        addEventListener('message', ({ data }) => {
          const content = new Uint8Array(bytes).buffer
          if (data.kind === 'ready') frame.contentWindow?.postMessage({ kind: 'show', bytes: content, sought: '' }, '*')
          else resolve(data.kind)
        })
      })
      document.body.append(frame)
      return heard
    },
    [...hostileDocx()],
  )
  expect(said).toBe('shown')
  const paper = page.frames().find((frame) => frame.url().endsWith('/word-frame.html'))
  expect(await paper?.evaluate(() => [origin, document.querySelectorAll('iframe, script[src]').length])).toEqual([
    'null',
    0,
  ])
  const blocked = await paper?.evaluate(async (address) => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "ran"'
    document.head.append(script)
    const isFetched = await fetch(address).then(
      () => true,
      () => false,
    )
    return [document.title, isFetched]
  }, `${ELSEWHERE}/fetched`)
  expect(blocked).toEqual(['Document', false])
  expect(asked).toEqual([])
})

test('on a phone a page of paper is as wide as the screen, a table is moved sideways, and slides are read', async () => {
  const page = await site.enter(EMAILS.brother, '/documents', 'phone')
  const letter = `<w:p>${run('Dear brothers')}</w:p><w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>`
  const viewer = await add(page, 'letter.docx', madeDocxOf(letter))
  await viewer.frameLocator('iframe').getByText('Dear brothers').waitFor()
  const frame = page.frames().find((one) => one.url().endsWith('/word-frame.html'))
  const isWider = () => frame?.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWider()).toBe(false)
  await viewer.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(isWider).toBe(true)
  await viewer.getByRole('button', { name: 'Close' }).click()

  const ledger = await add(page, 'ledger.xlsx', madeXlsx())
  const table = ledger.getByRole('table', { name: 'Dues' })
  await table.getByRole('columnheader', { name: 'B', exact: true }).waitFor()
  expect(await table.getByRole('row').nth(2).textContent()).toBe('2Roof9000')
  await check(page, 'a workbook', '[role=dialog]')
  await ledger.getByRole('button', { name: 'Close' }).click()

  const plan = await add(page, 'plan.pptx', madePptx(['Welcome to the porch']))
  await plan.getByText('Welcome to the porch').waitFor()
  await plan.getByText('Slide 1', { exact: true }).waitFor()
  await check(page, 'slides', '[role=dialog]')
})
