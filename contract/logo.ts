// The organisation's logo: what is kept of it, where its pictures are, and how super admins change it.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** In bytes, of the uploaded file. */
export const LARGEST_LOGO = 2 * 1_048_576

/**
 * `small` and `large` are for pages, their long side up to 256 and 768 pixels. `paper` and `mail` bring the ground they
 * need, for what has a ground nobody here knows; `icon`, `touch`, `app` and `maskable` are squares for browsers and for home
 * screens, which cut the last of them to a shape of their own.
 */
export const LOGO_FILES = {
  small: 'small.webp',
  large: 'large.webp',
  paper: 'paper.png',
  mail: 'mail.png',
  icon: 'icon.png',
  touch: 'touch.png',
  app: 'app.png',
  maskable: 'maskable.png',
} as const
export type LogoShape = keyof typeof LOGO_FILES

/** On which ground it can be seen: dark letters need a light one, light letters a dark one, others neither. */
export const LogoGround = z.enum(['any', 'light', 'dark'])
export type LogoGround = z.infer<typeof LogoGround>

export const Logo = z.object({
  /** Of its pictures: another logo has other addresses. */
  hash: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** In pixels, of the large one. */
  width: z.int(),
  height: z.int(),
  ground: LogoGround,
})
export type Logo = z.infer<typeof Logo>

/** A logo that is tried and not kept. */
export const TriedLogo = z.object({
  logo: Logo,
  /** The large picture as a `data:` address. */
  picture: z.string(),
})
export type TriedLogo = z.infer<typeof TriedLogo>

export const logos = endpoints('logos', {
  show: endpoint('GET', '/api/logo/:hash/:logoFile', {
    summary: 'One picture of the logo; visitors see it too.',
    who: 'visitor',
    params: z.object({ hash: Logo.shape.hash, logoFile: z.enum(Object.values(LOGO_FILES)) }),
    answers: 'image/*',
  }),
  try: endpoint('POST', '/api/logo/trial', {
    summary: 'What a file would be as the logo; nothing is kept of it.',
    refuses: ['too_many'],
    who: 'superAdmin',
    file: 'logo',
    response: TriedLogo,
  }),
  replace: endpoint('POST', '/api/logo', {
    summary: 'A file as the logo, in place of the one there is.',
    refuses: ['too_many'],
    who: 'superAdmin',
    file: 'logo',
    response: Logo,
  }),
  remove: endpoint('DELETE', '/api/logo', {
    summary: 'Take the logo off; the mark of Aerie stands in its place.',
    who: 'superAdmin',
  }),
})

/** The address of one of its pictures. */
export const logoUrl = ({ hash }: Pick<Logo, 'hash'>, shape: LogoShape) => `/api/logo/${hash}/${LOGO_FILES[shape]}`
