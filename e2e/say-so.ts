// Waits for what a page says of an act in a toast.
import type { Page } from 'playwright-core'

export const saySo = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .getByText(text, { exact: true })
    .first()
    .waitFor()
