// Every mistake in the environment becomes one sentence that does not repeat the value.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

test('an empty environment is a good one', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    database: { url: null },
    s3: null,
    googleMapsKey: null,
    linkedin: null,
    watermarkKeys: null,
    office: { path: '', isUnconfined: false },
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number.'],
  [
    { DATABASE_URL: 'mysql://secret@host' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/aerie.',
  ],
  [
    { WATERMARK_KEYS: '1:secret' },
    'WATERMARK_KEYS must be keys such as 1:… and 2:… in order with commas between, each of 64 hexadecimal digits.',
  ],
  [
    { TRUST_PROXY: 'maybe' },
    'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between.',
  ],
  [
    { TRUST_PROXY: '12' },
    'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between.',
  ],
  [
    { PUSH_HOSTS: 'https://push.example.org' },
    'PUSH_HOSTS must be names such as push.example.org, or .example.org for all under it, with commas between.',
  ],
  [{ PUSH_HOSTS: '10.0.0.1' }, 'PUSH_HOSTS must be names such as'],
  [{ DATABASE_OWNER_URL: 'postgres://owner@host/aerie' }, 'DATABASE_OWNER_URL needs DATABASE_URL as well.'],
  [{ S3_BUCKET: 'brothers' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.'],
  [{ LINKEDIN_CLIENT_ID: 'id' }, 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET need each other.'],
  [{ LINKEDIN_CLIENT_SECRET: 'secret' }, 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET need each other.'],
  [{ BOUNCE_ADDRESS: 'bounces@example.org' }, 'BOUNCE_ADDRESS and IMAP_URL need each other.'],
  [{ IMAP_URL: 'imaps://b:secret@mail.example.org' }, 'BOUNCE_ADDRESS and IMAP_URL need each other.'],
  [
    { BOUNCE_ADDRESS: 'returned-letters@example.org', IMAP_URL: 'https://secret' },
    'BOUNCE_ADDRESS must be an address such as bounces@example.org, with at most 13 letters before the @.\nIMAP_URL must be an address such as imaps://user:password@mail.example.org:993.',
  ],
  [{ LINKEDIN_ISSUER: 'http://linkedin.example' }, 'LINKEDIN_ISSUER must be an https address.'],
  [
    { LOG_LEVEL: 'loud', SMTP_URL: 'x' },
    'LOG_LEVEL must be silent, error, warn, info or debug.\nSMTP_URL must be an address such as smtps://user:password@mail.example.org:465.',
  ],
])('%j', (environment, sentences) => {
  expect(() => readConfig(environment)).toThrow(sentences)
})

test.each([
  'https://example.org/aerie',
  'https://example.org//',
  'https://example.org/?',
  'https://example.org?from=mail',
  'https://example.org#top',
  'https://secret@example.org',
  'https://someone:secret@example.org/',
  'ftp://example.org',
  'file:///aerie',
  'brothers.example.org',
  'https://',
])('Aerie cannot be reached at %s', (address) => {
  expect(() => readConfig({ PUBLIC_URL: address })).toThrow(
    /^PUBLIC_URL must be an address such as https:\/\/brothers\.example\.org, with a port at most: no path, question mark, # or password\.$/,
  )
})

test.each([
  ['https://Brothers.Example/', 'https://brothers.example'],
  ['https://brothers.example:443', 'https://brothers.example'],
  ['http://192.168.1.9:3000', 'http://192.168.1.9:3000'],
])('%s is the address %s', (given, address) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(address)
})

test('a full one is taken whole', () => {
  const config = readConfig({
    PORT: '80',
    PUBLIC_URL: 'https://brothers.example/',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_FORCE_PATH_STYLE: 'true',
    LINKEDIN_CLIENT_ID: 'id',
    LINKEDIN_CLIENT_SECRET: 'secret',
  })
  expect(config).toMatchObject({
    port: 80,
    publicUrl: 'https://brothers.example',
    s3: { bucket: 'b', forcePathStyle: true },
    linkedin: { clientId: 'id', clientSecret: 'secret', issuer: 'https://www.linkedin.com/oauth' },
  })
})

test('a key switches the movies on, where TMDB is unless told otherwise', () => {
  expect(readConfig({}).movies).toBeNull()
  expect(readConfig({ TMDB_API_KEY: 'k', TMDB_URL: 'http://127.0.0.1:9000/' }).movies).toEqual({
    apiKey: 'k',
    url: 'http://127.0.0.1:9000',
    imageUrl: 'https://image.tmdb.org',
  })
})

test.each([
  ['', 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('TRUST_PROXY=%s', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trusted)
})

test.each([
  [{}, null],
  [{ TRUST_PROXY: 'false', HOST: 'localhost', PUBLIC_URL: '' }, null],
  [{ HOST: '127.9.9.9' }, null],
  [{ HOST: '::1' }, null],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ HOST: '::' }, 'HOST'],
  [{ HOST: '192.168.1.4' }, 'HOST'],
  [{ HOST: 'brothers.example' }, 'HOST'],
  [{ PUBLIC_URL: 'https://brothers.example' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ DATABASE_URL: 'postgres://aerie@db.example/aerie' }, 'DATABASE_URL'],
])('%j is opened to others by %s', (environment, variable) => {
  expect(readConfig(environment).openedBy).toBe(variable)
})

test('the example of a configuration file names every variable, and nothing else', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8')
  expect([...example.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name).sort()).toEqual(VARIABLES.toSorted())
})
