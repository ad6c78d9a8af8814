// The link every piece of the kit uses; the app puts its router's link behind it, so the kit needs no router.
import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

const PlainLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />

/** Provide the router's link here: `<LinkContext value={RouterLink}>`. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
