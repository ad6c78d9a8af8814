// The suites: `unit` needs nothing, `http`, `heavy` and `fuzz` a PostgreSQL server, `e2e` a browser as well.
import { defineConfig } from 'vitest/config'

/** What works on real pictures, films, papers, archives or tens of thousands of members. */
const HEAVY = [
  'server/features/{backups,documents,forensics,photo-files,photos}/**/*.test.ts',
  'server/platform/{backup,documents,films,pictures,watermark}/**/*.test.ts',
  'server/platform/db/embedded/**/*.test.ts',
  'server/test/plans.test.ts',
]

const server = {
  globalSetup: 'server/test/global-setup.ts',
  testTimeout: 20_000,
  hookTimeout: 20_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,scripts,bench}/**/*.test.{ts,tsx}'],
          css: true,
        },
      },
      // Files share a process and the modules that it has loaded: each opens a world of its own.
      { test: { ...server, name: 'http', include: ['server/**/*.test.ts'], exclude: HEAVY, isolate: false } },
      // Each in a process of its own: some set libvips up as only the processes that decode pictures may have it.
      { test: { ...server, name: 'heavy', include: HEAVY } },
      { test: { ...server, name: 'fuzz', include: ['server/test/fuzz/*.run.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
