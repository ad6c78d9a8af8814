// Reads the configuration from the environment; every mistake in it becomes one sentence.
import { BlockList, isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isSafe, readBounces, readHosts, readKeys, readOrigin, readTrust } from './config-values.ts'
import type { WatermarkKeys } from './watermark/keys.ts'

const flag = z.stringbool({ error: 'must be true or false' }).default(false)

const TMDB = 'https://api.themoviedb.org'
const TMDB_IMAGES = 'https://image.tmdb.org'

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/aerie' })
  .optional()

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65535).default(3000),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => resolve(folder)),
  VOTE_KEY_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_BUCKET: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_POOL: z.coerce.number('must be a number').int().min(2, 'must be at least 2').max(200).default(10),
  DATABASE_PREPARE: z.stringbool({ error: 'must be true or false' }).default(true),
  PUBLIC_URL: z.string().transform(readOrigin).optional(),
  TRUST_PROXY: z.string().default('false').transform(readTrust),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' })
    .default('info'),
  MAIL_FROM: z.string().default('Aerie <aerie@localhost>'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.org:465' })
    .optional(),
  BOUNCE_ADDRESS: z.string().transform(readBounces).optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an address such as imaps://user:password@mail.example.org:993' })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag,
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.string().refine(isSafe, 'must be an https address').default('https://www.linkedin.com/oauth'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  WATERMARK_KEYS: z.string().transform(readKeys).optional(),
  OFFICE_UNCONFINED: z.stringbool({ error: 'must be yes or no' }).default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CLAMD_SOCKET: z.string().optional(),
  PUSH_HOSTS: z.string().default('').transform(readHosts),
  TMDB_API_KEY: z.string().optional(),
  TMDB_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(TMDB),
  TMDB_IMAGE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(TMDB_IMAGES),
})

/** What may stand in the environment, and is explained in `.env.example`. */
export const VARIABLES = Object.keys(Environment.shape)

export interface Config {
  host: string
  port: number
  dataFolder: string
  /** Holds the keys of ballot boxes; several processes share it. */
  voteKeyFolder: string
  /** Where backups made in Aerie go: a bucket where one is named, else the folder. The passphrase is null where they are not encrypted. */
  backup: { folder: string; bucket: string | null; passphrase: string | null }
  /** `ownerUrl` is for bringing the database up to date; null where the one role does both. */
  database: { url: string | null; ownerUrl: string | null; pool: number; prepare: boolean }
  publicUrl: string | null
  /** The variable by which others than this machine may come in; null where none is set. */
  openedBy: 'PUBLIC_URL' | 'TRUST_PROXY' | 'DATABASE_URL' | 'HOST' | null
  /** How many proxies stand in front, or the addresses of those; what others say of the caller counts for nothing. */
  trustProxy: number | string[]
  logLevel: string
  mail: {
    from: string
    smtpUrl: string | null
    /** Where mails come back that cannot be delivered, and how that mailbox is read; null where it is not. */
    bounces: { address: string; imapUrl: string } | null
  }
  s3: {
    bucket: string
    region: string
    endpoint?: string
    accessKeyId: string
    secretAccessKey: string
    forcePathStyle: boolean
  } | null
  /** Null where this installation serves its map itself. Browsers get to see the key. */
  googleMapsKey: string | null
  /** Null switches connecting off. */
  linkedin: { clientId: string; clientSecret: string; issuer: string } | null
  /** Null where they are in the data folder. */
  watermarkKeys: WatermarkKeys | null
  /** Where LibreOffice and its cage are looked for, as `PATH`; whether the machine is a cage itself, so that none is needed. */
  office: { path: string; isUnconfined: boolean }
  /** What a scraper of figures has to send; null switches them off. */
  metricsToken: string | null
  /** Of ClamAV's daemon: the path of its socket, or host:port; null where uploads are not scanned. */
  clamd: string | null
  /** Hosts of push services besides those that are known. */
  pushHosts: string[]
  /** TMDB, for choosing favourites; null switches the search off. */
  movies: { apiKey: string; url: string; imageUrl: string } | null
}

/** Throws an Error whose message has one line per mistake, none of them repeating a value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  const mistakes = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (bucket && !(accessKeyId && secretAccessKey))
    mistakes.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.')
  if (given.BACKUP_BUCKET && !bucket) mistakes.push('BACKUP_BUCKET needs S3_BUCKET and its keys as well.')
  if (given.BACKUP_BUCKET && given.BACKUP_BUCKET === bucket)
    mistakes.push('BACKUP_BUCKET has to be another bucket than S3_BUCKET.')
  if (given.DATABASE_OWNER_URL && !given.DATABASE_URL) mistakes.push('DATABASE_OWNER_URL needs DATABASE_URL as well.')
  if (Boolean(given.BOUNCE_ADDRESS) !== Boolean(given.IMAP_URL))
    mistakes.push('BOUNCE_ADDRESS and IMAP_URL need each other.')
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = given
  if (Boolean(clientId) !== Boolean(clientSecret))
    mistakes.push('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET need each other.')
  if (!read.success || mistakes.length > 0) throw new Error(mistakes.join('\n'))

  const env = read.data
  return {
    host: env.HOST,
    port: env.PORT,
    dataFolder: env.DATA_DIR,
    voteKeyFolder: env.VOTE_KEY_DIR ?? join(env.DATA_DIR, 'keys', 'votes'),
    backup: {
      folder: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
      bucket: env.BACKUP_BUCKET ?? null,
      passphrase: env.BACKUP_PASSPHRASE ?? null,
    },
    database: {
      url: env.DATABASE_URL ?? null,
      ownerUrl: env.DATABASE_OWNER_URL ?? null,
      pool: env.DATABASE_POOL,
      prepare: env.DATABASE_PREPARE,
    },
    publicUrl: env.PUBLIC_URL ?? null,
    openedBy: openedBy(env),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    mail: {
      from: env.MAIL_FROM,
      smtpUrl: env.SMTP_URL ?? null,
      bounces: env.BOUNCE_ADDRESS && env.IMAP_URL ? { address: env.BOUNCE_ADDRESS, imapUrl: env.IMAP_URL } : null,
    },
    s3:
      bucket && accessKeyId && secretAccessKey
        ? {
            bucket,
            accessKeyId,
            secretAccessKey,
            region: env.S3_REGION,
            ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
            forcePathStyle: env.S3_FORCE_PATH_STYLE,
          }
        : null,
    googleMapsKey: env.GOOGLE_MAPS_API_KEY ?? null,
    linkedin: clientId && clientSecret ? { clientId, clientSecret, issuer: env.LINKEDIN_ISSUER } : null,
    watermarkKeys: env.WATERMARK_KEYS ?? null,
    office: { path: given.PATH ?? '', isUnconfined: env.OFFICE_UNCONFINED },
    metricsToken: env.METRICS_TOKEN ?? null,
    clamd: env.CLAMD_SOCKET ?? null,
    pushHosts: env.PUSH_HOSTS,
    movies: env.TMDB_API_KEY
      ? { apiKey: env.TMDB_API_KEY, url: bare(env.TMDB_URL), imageUrl: bare(env.TMDB_IMAGE_URL) }
      : null,
  }
}

function openedBy(env: z.infer<typeof Environment>): Config['openedBy'] {
  if (env.PUBLIC_URL) return 'PUBLIC_URL'
  if (env.TRUST_PROXY) return 'TRUST_PROXY'
  if (env.DATABASE_URL) return 'DATABASE_URL'
  return isLoopback(env.HOST) ? null : 'HOST'
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (host: string) => host === 'localhost' || loopback.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')

const bare = (address: string) => address.replace(/\/$/, '')
