// What stands in the viewer of a text: the text, or why it is to be downloaded.
import { documents } from '@aerie/contract/documents'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../../test/acting.ts'
import { test } from '../../../test/page.tsx'
import { sampleDocument } from '../words/document.fixture.ts'
import { Stage } from './stage.tsx'

const MINUTES = { kind: 'text', filename: 'minutes.txt', mimeType: 'text/plain' } as const

test('a text is shown as it was sent', async ({ wire, show }) => {
  wire.answerWith(documents.view, () => new Response('First verse, all rise.'))
  show(
    <Stage
      document={sampleDocument(1, { ...MINUTES, fileSize: 2 * 1_048_576 })}
      page={undefined}
      onDownload={() => {}}
    />,
  )
  await screen.findByText('First verse, all rise.')
})

test('one that is too large is not asked for, says so, and is downloaded', async ({ show }) => {
  const large = sampleDocument(2, { ...MINUTES, fileSize: 2 * 1_048_576 + 1 })
  let downloads = 0
  show(<Stage document={large} page={undefined} onDownload={() => (downloads += 1)} />)
  await screen.findByText(/^This text is larger than 2 MB\. Download it to read it/)
  await press('Download')
  expect(downloads).toBe(1)
})
