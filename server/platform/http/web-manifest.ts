// What a device is told that puts the app on its home screen: the organisation's name, and its logo in the sizes that are asked for.
import { logoUrl } from '@aerie/contract/logo'
import type { PublicSettings } from '@aerie/contract/settings'

/** The ground of the night theme, as web/index.html names it. */
const GROUND = '#0b1013'
/** Letters that a home screen has room for. */
const SHORT = 12

/** By https://www.w3.org/TR/appmanifest/. */
export const webManifest = ({ name, shortName, logo }: Pick<PublicSettings, 'name' | 'shortName' | 'logo'>) => ({
  id: '/',
  name,
  short_name: name.length <= SHORT ? name : shortName,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: logo
    ? [icon(logoUrl(logo, 'app'), 512), icon(logoUrl(logo, 'maskable'), 512, 'maskable')]
    : [
        icon('/icons/app-192.png', 192),
        icon('/icons/app-512.png', 512),
        icon('/icons/maskable-512.png', 512, 'maskable'),
      ],
})

/** `side` in pixels. */
const icon = (src: string, side: number, purpose = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})
