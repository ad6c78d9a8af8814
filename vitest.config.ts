// The suites: `unit` needs nothing, `dom` a DOM, `http`, `years-ahead`, `heavy` (two projects) and `fuzz` a PostgreSQL server,
// `e2e` a browser as well.
import { defineConfig } from 'vitest/config'
import { datedFiles, SECONDS_AHEAD } from './server/test/dated-files.ts'

/** What works on real pictures, films, papers, archives or tens of thousands of members. */
const HEAVY = [
  'server/features/{backups,document-making,document-viewing,documents,forensics,photo-files,photo-upload,photos}/**/*.test.ts',
  'server/platform/{backup,db/embedded}/**/*.test.ts',
  'server/test/{busy-backup,large-electorate,plans}.test.ts',
]

/** The same, each file in a process of its own: some set libvips up as only the processes that decode pictures may have it. */
const HEAVY_APART = [
  'packages/watermark/**/*.test.ts',
  'server/platform/{documents,films,office,pictures,watermark}/**/*.test.ts',
]

/** What all parts of a page share, such as the connection and the toasts, is kept in modules: each file begins with it anew. */
const PAGE_STATE = ['web/{app,lib,ui}/**/*.test.{ts,tsx}']

/** Rooms that show, ask for or reckon with bare days: these stay what they are for readers at both ends of the day. */
const WITH_DAYS = [
  'packages/text/{dates,moments,partial-dates,periods,zones}.test.ts',
  'web/features/{offices,photo-days,roll,trips}/**/*.test.{ts,tsx}',
  'web/features/{feed/list,news-editing/form}/*.test.ts',
  'web/features/photos/{photo-words,grid/grid-lines}.test.ts',
  'web/compositions/admin/roles-tab.dom.test.tsx',
]

const dom = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  setupFiles: 'web/test/dom-setup.ts',
}

/** In milliseconds: far more than any test takes, and than what it waits for, since a machine with much to do is no fault. */
const patientFor = (timeout: number, wait: number) => ({
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: { timeout: wait } },
})

const server = {
  globalSetup: 'server/test/global-setup.ts',
  setupFiles: ['server/test/fixed-seed.ts'],
  ...patientFor(60_000, 15_000),
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // An element that the DOM of the tests does not know yet.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,packages,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.dom.test.tsx', ...PAGE_STATE, ...HEAVY_APART],
          css: true,
          isolate: false,
          ...patientFor(60_000, 15_000),
        },
      },
      {
        test: {
          name: 'page-state',
          include: PAGE_STATE,
          exclude: ['**/node_modules/**', '**/*.dom.test.tsx'],
          css: true,
          ...patientFor(60_000, 15_000),
        },
      },
      {
        test: {
          ...dom,
          name: 'dom',
          include: ['web/**/*.dom.test.tsx'],
          isolate: false,
          ...patientFor(60_000, 15_000),
        },
      },
      // Formatters keep the zone in which they were made.
      ...(['America/Los_Angeles', 'Pacific/Kiritimati'] as const).map((TZ) => ({
        test: {
          ...dom,
          name: TZ === 'America/Los_Angeles' ? 'west' : 'east',
          include: WITH_DAYS,
          env: { TZ },
          ...patientFor(60_000, 15_000),
        },
      })),
      // Files share a process and the modules that it has loaded: each opens a world of its own.
      {
        test: {
          ...server,
          name: 'http',
          include: ['server/**/*.test.ts'],
          exclude: [...HEAVY, ...HEAVY_APART],
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'years-ahead',
          include: datedFiles('server'),
          setupFiles: [...server.setupFiles, 'server/test/set-ahead.ts'],
          provide: { secondsAhead: SECONDS_AHEAD },
          env: { TZ: 'Pacific/Auckland' },
          isolate: false,
        },
      },
      { test: { ...server, name: 'heavy', include: HEAVY, isolate: false, ...patientFor(120_000, 30_000) } },
      // Nothing in it asks for a database.
      {
        test: {
          name: 'heavy-apart',
          include: HEAVY_APART,
          setupFiles: server.setupFiles,
          ...patientFor(120_000, 30_000),
        },
      },
      { test: { ...server, name: 'fuzz', include: ['server/test/fuzz/*.run.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          setupFiles: 'e2e/each-test.ts',
          isolate: false,
          ...patientFor(180_000, 30_000),
        },
      },
    ],
  },
})
