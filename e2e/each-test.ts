// After each test of a journey its pages are closed. Set up for each file: what a module says of tests counts for the first alone.
import { afterEach, beforeEach } from 'vitest'
import { beginTest, closePages, printPages } from './site.ts'

beforeEach(beginTest)
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printPages()
  await closePages()
})
