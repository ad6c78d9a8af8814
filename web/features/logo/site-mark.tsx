// The organisation's logo; where it has none, the product's mark.
import './site-mark.css'
import { type Logo, type LogoShape, logoUrl } from '@aerie/contract/logo'
import { createContext, use } from 'react'
import { Mark } from '#ui/theme/mark.tsx'

/** Null where the organisation has none; `src` where its picture is kept on the device. */
export const SiteLogo = createContext<(Logo & { src?: string }) | null>(null)

interface SiteMarkProps {
  /** Without it the mark is decoration beside the written name. */
  label?: string
  shape?: LogoShape
}

export function SiteMark({ label, shape = 'small' }: SiteMarkProps) {
  const logo = use(SiteLogo)
  if (!logo) return label === undefined ? <Mark /> : <Mark label={label} />
  return <LogoPicture logo={logo} src={logo.src ?? logoUrl(logo, shape)} label={label ?? ''} />
}

/** Its size is known before it is here. It lies on a ground of its own where it would not be seen on that of the theme. */
export const LogoPicture = ({ logo, src, label }: { logo: Logo; src: string; label: string }) => (
  <img className="site-mark" src={src} alt={label} width={logo.width} height={logo.height} data-ground={logo.ground} />
)
